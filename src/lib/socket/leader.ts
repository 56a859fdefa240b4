/**
 * Runs `lead` in one tab of the browser at a time; when that tab goes, another takes over. `lead` returns how to
 * stop. Without Web Locks every tab leads for itself.
 */
export const runAsLeader = (name: string, lead: () => () => void): (() => void) => {
  if (!navigator.locks) return lead();
  const resignation = new AbortController();
  const resigned = new Promise<void>((resolve) => {
    resignation.signal.addEventListener('abort', () => resolve());
  });
  navigator.locks
    .request(name, { signal: resignation.signal }, async () => {
      const stop = lead();
      await resigned;
      stop();
    })
    .catch(() => undefined);
  return () => resignation.abort();
};
