/** Errors whose message is a sentence for the person at the terminal; others show their stack. */
const SENTENCES = new Set(['ConfigError', 'BrandError', 'PostgresLaunchError', 'DatabaseConnectError']);

/** What the terminal is told of a start that failed. */
export const toldAtStart = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return SENTENCES.has(error.name) ? error.message : (error.stack ?? error.message);
};
