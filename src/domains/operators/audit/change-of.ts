const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What became different, field by field: `mode: auto → hold`. */
export const changeOf = (before: unknown, after: unknown): string[] => {
  if (!isFields(after)) return [];
  const old = isFields(before) ? before : undefined;
  return Object.entries(after)
    .filter(([name, value]) => old === undefined || shown(old[name]) !== shown(value))
    .map(([name, value]) => `${name}: ${old ? `${shown(old[name])} → ` : ''}${shown(value)}`);
};
