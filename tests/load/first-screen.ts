import { execFile } from 'node:child_process';
import type { Bench, Row } from './bench.ts';

const BUDGETS = new URL('../budgets/run.ts', import.meta.url).pathname;

/** What it printed, also when a budget is exceeded: then it ends with 1. */
const printed = (): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [BUDGETS, '--json'], (error, stdout, stderr) => {
      if (stdout.trim() === '') reject(new Error(stderr.trim() || error?.message));
      else resolve(stdout);
    });
  });

/** The byte and request budgets of `npm test`, as numbers: they need a build and a Chromium. */
export const firstScreen: Bench = {
  name: 'first-screen',
  goal: 'G1',
  run: async () => JSON.parse(await printed()) as Row[],
};
