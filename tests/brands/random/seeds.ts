/** The seeds of every run; `RANDOM_BRANDS=50` looks at as many instead. */
const FIXED = 3;

export const SEEDS: readonly number[] = Array.from(
  { length: Number(process.env['RANDOM_BRANDS'] || FIXED) },
  (_, at) => at + 1,
);
