import type { Logger } from 'pino';
import type { Jobs } from './jobs.ts';

const AGAIN_AFTER = 10_000;
/** Milliseconds in which a start answers those who wait for it. */
export const CALLS_FIRST = 1_000;

/**
 * Starts jobs beside what is running, once `after` has passed or somebody has work for them: the start does not wait for
 * them, and the database may be away. Returns how to stop them.
 */
export const runJobs = (
  jobs: Pick<Jobs, 'start' | 'stop' | 'startBy'>,
  log: Pick<Logger, 'warn'>,
  { after = CALLS_FIRST, againAfter = AGAIN_AFTER } = {},
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout;
  /** Work waits for the first attempt alone: where that failed, the next may be as long in coming. */
  let beginning: Promise<void> | undefined;
  let latest: Promise<void> | undefined;
  let isStopping = false;
  const attempt = async (): Promise<void> => {
    try {
      await jobs.start();
    } catch (err) {
      log.warn({ err }, 'jobs could not be started; trying again');
      if (!isStopping) timer = setTimeout(again, againAfter).unref();
    }
  };
  const again = () => {
    latest = attempt();
  };
  const first = (): Promise<void> => {
    beginning ??= attempt();
    return beginning;
  };
  timer = setTimeout(first, after).unref();
  jobs.startBy(first);
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    // Calls that are still running may have work for them.
    await first();
    await latest;
    await jobs.stop();
  };
};
