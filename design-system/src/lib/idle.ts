/** Runs `work` when the browser has nothing to do, after `timeout` milliseconds at the latest; returns how to call it off. */
export const whenIdle = (work: () => void, timeout = 1_000): (() => void) => {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(handle);
};
