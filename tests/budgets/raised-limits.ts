/** Limits by name. */
export type Limits = Record<string, number>;

export interface RaisedLimit {
  name: string;
  from: number;
  /** `gone`: the limit was taken away. */
  to: number | 'gone';
}

/** Limits that are above the lowest they ever were, or no longer there. */
export const raisedLimits = (now: Limits, before: readonly Limits[]): RaisedLimit[] => {
  const lowest: Limits = {};
  for (const [name, value] of before.flatMap((limits) => Object.entries(limits))) {
    lowest[name] = Math.min(value, lowest[name] ?? Number.POSITIVE_INFINITY);
  }
  return Object.entries(lowest).flatMap(([name, from]) => {
    const to = now[name];
    return to !== undefined && to <= from ? [] : [{ name, from, to: to ?? 'gone' }];
  });
};
