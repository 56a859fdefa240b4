/** People who leave within it are kept by one statement. Milliseconds. */
const COLLECT = 1_000;

/** Collects who has left, and when. */
export const createLeft = (store: (brand: string, seen: ReadonlyMap<string, Date>) => Promise<void>) => {
  const left = new Map<string, Map<string, Date>>();
  let collecting: ReturnType<typeof setTimeout> | undefined;
  const keep = async (): Promise<void> => {
    clearTimeout(collecting);
    collecting = undefined;
    const seen = [...left];
    left.clear();
    // A database that is away costs a time of day: nobody is told of it later.
    for (const [brand, people] of seen) await store(brand, people).catch(() => undefined);
  };
  return {
    add: (brand: string, userId: string, at: Date): void => {
      left.set(brand, (left.get(brand) ?? new Map<string, Date>()).set(userId, at));
      collecting ??= setTimeout(() => void keep(), COLLECT).unref();
    },
    keep,
  };
};
