import type { Logger } from 'pino';
import type { Jobs } from './jobs.ts';

const AGAIN_AFTER = 10_000;

/** Starts jobs beside what is running: the start does not wait for them, and the database may be away. Returns how to stop them. */
export const runJobs = (jobs: Jobs, log: Pick<Logger, 'warn'>): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const attempt = async (): Promise<void> => {
    try {
      await jobs.start();
    } catch (err) {
      log.warn({ err }, 'jobs could not be started; trying again');
      if (!isStopping) timer = setTimeout(again, AGAIN_AFTER).unref();
    }
  };
  const again = () => {
    starting = attempt();
  };
  let starting = attempt();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await starting;
    await jobs.stop();
  };
};
