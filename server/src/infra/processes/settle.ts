import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

const collector = (): Collect => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return collect;
};

/** Busy for less of the last look than this, nobody waits for what is done now. */
const QUIET = 0.2;

/** Code that was not run between two collections goes with the second. */
const TIMES = 2;

/**
 * Gives back what only a start needed, once the process has been quiet for a while: V8 would keep the room that it took
 * until much more has been asked of it. Takes a tenth of a second, at two quiet looks. Returns how to leave it.
 * @param every milliseconds between two looks
 */
export const settle = (every = 5_000, collect = collector()): (() => void) => {
  let before = performance.eventLoopUtilization();
  let times = 0;
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > QUIET) return;
    times += 1;
    if (times === TIMES) clearInterval(timer);
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, every).unref();
  return () => clearInterval(timer);
};
