import { execFile } from 'node:child_process';
import type { Bench, Row } from './bench.ts';
import { paints } from './first-screen.paints.ts';

const BUDGETS = new URL('../budgets/run.ts', import.meta.url).pathname;

/** What it printed, also when a budget is exceeded: then it ends with 1. */
const budgets = async (): Promise<Row[]> => {
  const printed = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [BUDGETS, '--json'], (error, stdout, stderr) => {
      if (stdout.trim() === '') reject(new Error(stderr.trim() || error?.message));
      else resolve(stdout);
    });
  });
  return JSON.parse(printed) as Row[];
};

/**
 * The byte and request budgets of `npm test`, and how soon the screen is there: both need a build and a Chromium. The
 * budgets are a suite of their own, so the small run leaves them out.
 */
export const firstScreen: Bench = {
  name: 'first-screen',
  goal: 'G1, G3',
  run: async (size) => [...(await paints(size)), ...(size === 'full' ? await budgets() : [])],
};
