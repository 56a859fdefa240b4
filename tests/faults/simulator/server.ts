import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Command } from './commands.ts';

/** It was killed, or its database was: the same has to be asked for again. */
const isAway = ({ code }: Answer): boolean => code === 'api.unavailable' || code === 'away';

/** The process that does what a world wants, which comes back when it was killed. */
export const createServer = (env: Record<string, string>) => {
  const waiting = new Map<number, (answer: Answer) => void>();
  let numbers = 0;
  let kills = 0;
  let isStopping = false;

  const start = async (): Promise<ChildProcess> => {
    const child = fork(new URL('worker.ts', import.meta.url), { env: { ...process.env, ...env } });
    child.once('exit', () => {
      for (const answer of waiting.values()) answer({ ok: false, code: 'away' });
      waiting.clear();
      if (!isStopping) current = start();
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the simulated server ended with ${code}`);
      }),
    ]);
    child.on('message', ({ n, answer }: { n: number; answer: Answer }) => {
      waiting.get(n)?.(answer);
      waiting.delete(n);
    });
    return child;
  };
  let current = start();

  const once_ = async (at: number, command: Command): Promise<Answer> => {
    const child = await current;
    numbers += 1;
    const n = numbers;
    return new Promise((resolve) => {
      waiting.set(n, resolve);
      if (!child.connected) resolve({ ok: false, code: 'away' });
      else child.send({ n, at, command }, (error) => error && resolve({ ok: false, code: 'away' }));
    });
  };

  return {
    /** Asks until there is an answer. */
    ask: async (at: number, command: Command): Promise<Answer> => {
      for (;;) {
        const answer = await once_(at, command);
        if (!isAway(answer)) return answer;
        await wait(20);
      }
    },
    kill: async (): Promise<void> => {
      kills += 1;
      (await current).kill('SIGKILL');
    },
    kills: () => kills,
    stop: async (): Promise<void> => {
      isStopping = true;
      const child = await current;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};

export type Server = ReturnType<typeof createServer>;
