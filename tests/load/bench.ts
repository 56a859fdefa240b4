import type { Program } from '../runner/install-programs.ts';

/** One line of a benchmark's table. */
export interface Row {
  what: string;
  /** Already rounded. */
  value: number;
  unit: string;
  /** The bound that budgets.md sets, for ratios. */
  goal?: { least: number } | { most: number };
}

/** `full` measures; `smoke` takes a second or two and only shows that the benchmark still runs. */
export type Size = 'full' | 'smoke';

export interface Bench {
  name: string;
  /** The goal of docs it measures. */
  goal: string;
  /** What it needs beside the server. */
  programs?: Program[];
  /** Returns one row at least. */
  run(size: Size): Promise<Row[]>;
}

export const meets = ({ value, goal }: Row): boolean | undefined => {
  if (!goal) return undefined;
  return 'least' in goal ? value >= goal.least : value <= goal.most;
};

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
