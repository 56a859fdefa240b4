import { createInterface } from 'node:readline/promises';
import { UsageError } from './usage.ts';

/** Asks at a terminal, or reads answers from a file. */
export interface Terminal {
  /** @throws UsageError when it has ended before an answer (Ctrl-D, Ctrl-C) */
  ask(question: string): Promise<string>;
  close(): void;
}

/** @param stopped says what has not been done where it ends before an answer */
export const openTerminal = (stopped: string): Terminal => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // A question never answers once the terminal has ended: the command would end in silence, or never.
  const ended = new Promise<never>((_, reject) =>
    lines.once('close', () => reject(new UsageError(`\nStopped: ${stopped}`))),
  );
  ended.catch(() => undefined);
  return {
    ask: async (question) => (await Promise.race([lines.question(question), ended])).trim(),
    close: () => lines.close(),
  };
};

/** What somebody answers to one question. @throws UsageError when there is no answer */
export const typed = async (question: string, stopped: string): Promise<string> => {
  const terminal = openTerminal(stopped);
  try {
    return await terminal.ask(question);
  } finally {
    terminal.close();
  }
};
