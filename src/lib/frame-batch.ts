/** Hidden pages have no frames; a slow one is not waited for longer. Milliseconds. */
const LONGEST_WAIT = 100;
/** Rest after work, in times of what it took until it was painted. */
const REST = 2;
/** Milliseconds. */
const LONGEST_REST = 500;

export interface FrameBatch<Item> {
  add(item: Item): void;
  /** Forgets what waits. */
  stop(): void;
}

/**
 * Collects what comes within one frame, and works on all of it at once: a burst is drawn once. Work that took long is
 * followed by a rest in proportion, so that on a slow machine a stream leaves two thirds of the time to whoever types.
 */
export const batchPerFrame = <Item>(work: (items: readonly Item[]) => void): FrameBatch<Item> => {
  let waiting: Item[] = [];
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let measure: ReturnType<typeof setTimeout> | undefined;
  let restUntil = 0;
  const cancel = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = timer = undefined;
  };
  const stop = () => {
    cancel();
    clearTimeout(measure);
    waiting = [];
  };
  const flush = () => {
    const items = waiting;
    stop();
    if (items.length === 0) return;
    const begun = performance.now();
    work(items);
    // Comes once this frame has been painted.
    measure = setTimeout(() => {
      const now = performance.now();
      restUntil = now + Math.min(LONGEST_REST, REST * (now - begun));
    });
  };
  const waitForFrame = () => {
    frame = requestAnimationFrame(flush);
    timer = setTimeout(flush, LONGEST_WAIT);
  };
  const add = (item: Item) => {
    waiting.push(item);
    if (timer !== undefined) return;
    const rest = restUntil - performance.now();
    if (rest > 0) timer = setTimeout(waitForFrame, rest);
    else waitForFrame();
  };
  return { add, stop };
};
