import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of its own for one side of a benchmark, that speaks by messages. */
export interface Child<In, Out> {
  tell(message: In): void;
  /** The next message that it sends. */
  next(): Promise<Out>;
  onMessage(listener: (message: Out) => void): void;
  stop(): Promise<void>;
}

export const startChild = <In extends object, Out>(file: string, args: string[] = []): Child<In, Out> => {
  const child: ChildProcess = fork(new URL(file, import.meta.url), args, { serialization: 'advanced' });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  failed.catch(() => undefined);
  return {
    tell: (message) => {
      child.send(message);
    },
    next: async () => (await Promise.race([once(child, 'message'), failed]))[0] as Out,
    onMessage: (listener) => {
      child.on('message', listener);
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
};
