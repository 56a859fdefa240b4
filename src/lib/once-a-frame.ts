/** Hidden pages have no frames; a slow one is not waited for longer. Milliseconds. */
const LONGEST_WAIT = 100;

export interface OnceAFrame<Item> {
  add(item: Item): void;
  /** Does at once what waits. */
  flush(): void;
  /** Forgets what waits. */
  stop(): void;
}

/** Collects what comes within one frame, and works on all of it at once: a burst is drawn once. */
export const onceAFrame = <Item>(work: (items: readonly Item[]) => void): OnceAFrame<Item> => {
  let waiting: Item[] = [];
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = timer = undefined;
    waiting = [];
  };
  const flush = () => {
    const items = waiting;
    stop();
    if (items.length > 0) work(items);
  };
  const add = (item: Item) => {
    waiting.push(item);
    frame ??= requestAnimationFrame(flush);
    timer ??= setTimeout(flush, LONGEST_WAIT);
  };
  return { add, flush, stop };
};
