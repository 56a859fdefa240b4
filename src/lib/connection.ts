const waiting = new Set<() => void>();

const announceBack = (): void => {
  const due = [...waiting];
  waiting.clear();
  for (const retry of due) retry();
};

/** A browser is `online` before a call gets through: what fails once more is tried again after this. Milliseconds. */
const LATER = [1_000, 4_000];

const handleOnline = (): void => {
  announceBack();
  for (const delay of LATER) setTimeout(announceBack, delay);
};

/** Runs what failed without a connection once more when the network is back. */
export const connection = {
  /** Calls `retry` once, when the network is back; returns how to call that off. */
  onceBack: (retry: () => void): (() => void) => {
    if (waiting.size === 0) addEventListener('online', handleOnline);
    waiting.add(retry);
    return () => void waiting.delete(retry);
  },
  /** The server was reached another way: the socket is connected again. */
  announceBack,
};
