/** The value below which `part` (0 to 1) of the values lie; 0 of none. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Runs the contestants A B B A A B …, so that a machine that slows down or speeds up favours none of them. */
export const interleave = async <Name extends string, Result>(
  contestants: Record<Name, () => Promise<Result>>,
  pairs: number,
): Promise<Record<Name, Result[]>> => {
  const names = Object.keys(contestants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const name of pair % 2 ? [...names].reverse() : names) results[name].push(await contestants[name]());
  }
  return results;
};
