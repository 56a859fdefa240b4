/** What the doctor has to say of one thing. */
export interface Finding {
  /** `clock`, `disk`, …: what was looked at. */
  check: string;
  level: 'ok' | 'warn' | 'wrong';
  what: string;
  /** The remedy, of what is not well. */
  todo?: string;
}

export const ok = (check: string, what: string): Finding => ({ check, level: 'ok', what });
export const warn = (check: string, what: string, todo: string): Finding => ({
  ...{ check, level: 'warn', what, todo },
});
export const wrong = (check: string, what: string, todo: string): Finding => ({
  ...{ check, level: 'wrong', what, todo },
});

/** What was thrown, in one line. */
export const messageOf = (error: unknown): string => {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  const inner = cause instanceof Error ? ` (${messageOf(cause)})` : '';
  return `${message || code || String(error)}${inner}`.replaceAll(/\s+/g, ' ');
};
