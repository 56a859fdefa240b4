const LONGEST_REST_MS = 12;

/**
 * Runs `work` soon after it is asked for: at once when idle. After a long run it rests about as long as that run took,
 * so that under load more is collected for one write, and half of the thread stays free for the calls.
 */
export const createTicker = (work: () => void) => {
  let isDue = false;
  let restUntil = 0;
  const run = () => {
    isDue = false;
    const start = performance.now();
    work();
    const end = performance.now();
    restUntil = end + Math.min(end - start, LONGEST_REST_MS);
  };
  return (): void => {
    if (isDue) return;
    isDue = true;
    const rest = restUntil - performance.now();
    if (rest < 1) setImmediate(run);
    else setTimeout(run, rest);
  };
};
