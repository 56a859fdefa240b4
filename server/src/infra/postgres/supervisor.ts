import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { clearLeftovers } from './leftovers.ts';
import { type PostmasterOptions, startPostmaster } from './postmaster.ts';

export interface LaunchLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface UnexpectedExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Supervised {
  /** PostgreSQL's process; null while it is down. */
  readonly pid: number | null;
  /** Ends PostgreSQL: running statements are broken off, committed rows are kept. Resolves when it is gone. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const PATIENCE_MS = { SIGINT: 30_000, SIGQUIT: 10_000, SIGKILL: 5_000 };

/** Watches a running PostgreSQL and starts it again, on the same port, whenever it ends without being asked. */
export function superviseFrom(
  first: ChildProcess,
  options: PostmasterOptions,
  log: LaunchLog,
  onExit: (exit: UnexpectedExit) => void = () => undefined,
): Supervised {
  const stopping = new AbortController();
  let child: ChildProcess | null = first;

  async function keepRunning(): Promise<void> {
    while (child !== null) {
      const exit = await exitOf(child);
      child = null;
      if (stopping.signal.aborted) return;
      log.warn(`PostgreSQL ended by itself (${exit.signal ?? exit.code}); it is started again.`);
      onExit(exit);
      child = await restart(options, log, stopping.signal);
    }
  }
  const watch = keepRunning();

  return {
    get pid() {
      return child?.pid ?? null;
    },
    async stop() {
      stopping.abort();
      if (child !== null) await end(child);
      await watch;
    },
  };
}

async function restart(
  options: PostmasterOptions,
  log: LaunchLog,
  stopping: AbortSignal,
): Promise<ChildProcess | null> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return null;
    try {
      await clearLeftovers(options.location, options.clusterName);
      const child = await startPostmaster(options);
      if (stopping.aborted) await end(child);
      log.info('PostgreSQL is running again.');
      return child;
    } catch (error) {
      log.warn(error instanceof Error ? error.message : String(error));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  for (const [name, patience] of Object.entries(PATIENCE_MS)) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(name as NodeJS.Signals);
    await Promise.race([gone, wait(patience, undefined, { ref: false })]);
  }
}

async function exitOf(child: ChildProcess): Promise<UnexpectedExit> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return { code: child.exitCode, signal: child.signalCode };
}
