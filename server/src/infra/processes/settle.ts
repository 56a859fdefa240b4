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

const MB = 1024 * 1024;
/** What a quiet process takes by and by, before it is collected again. */
const GROWN = 5 * MB;
/** Of a larger heap whoever comes meanwhile would notice the collection. */
const LARGEST = 64 * MB;
/** Looks between two collections, from the third on. */
const APART = 12;

/**
 * Gives back what only a start needed, once the process has been quiet for a while, and what looking for work takes by and by: V8
 * would keep the room until much more has been asked of it. Takes a tenth of a second, at two quiet looks, later at most once a
 * minute. Returns how to leave it.
 * @param every milliseconds between two looks
 */
export const settle = (
  every = 5_000,
  collect = collector(),
  room = () => process.memoryUsage().heapTotal,
): (() => void) => {
  let before = performance.eventLoopUtilization();
  let times = 0;
  let looks = 0;
  let rested = 0;
  const isDue = (): boolean => {
    if (times < TIMES) return true;
    const taken = room();
    return looks > APART && taken < LARGEST && taken > rested + GROWN;
  };
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    looks += 1;
    if (utilization > QUIET || !isDue()) return;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    times += 1;
    looks = 0;
    rested = room();
  }, every).unref();
  return () => clearInterval(timer);
};
