import { vi } from 'vitest';

/** Turns in which storage comes to its end; they take no time of the clock. */
const TURNS = 6;

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Time stands still until somebody lets it pass. `now`: milliseconds since 1970 on the person's device. */
export const stopTime = (now: number): void => {
  vi.useFakeTimers({ now, toNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] });
};

export const wait = (time: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, time));

/** Lets milliseconds pass, one timer after the other; all that each of them leads to is done before the next. */
export const pass = async (time: number): Promise<void> => {
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, time);
  while (!isOver) {
    vi.advanceTimersToNextTimer();
    for (let count = 0; count < TURNS; count += 1) await turn();
  }
};
