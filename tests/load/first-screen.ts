import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Bench, Row } from './bench.ts';

const run = promisify(execFile);
const BUDGETS = new URL('../budgets/run.ts', import.meta.url).pathname;

/** The byte and request budgets of `npm test`, as numbers: they need a build and a Chromium. */
export const firstScreen: Bench = {
  name: 'first-screen',
  goal: 'G1',
  run: async () => {
    const { stdout } = await run(process.execPath, [BUDGETS, '--json'], { maxBuffer: 16 * 1024 * 1024 });
    return JSON.parse(stdout) as Row[];
  },
};
