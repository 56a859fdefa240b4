/** Milliseconds after which what an operator has set is seen by every node. */
export const FRESH = 2_000;

/**
 * What every request needs of the database and few change, by brand: read once in two seconds, however many ask at once. A failure is for those
 * who wait; what was read last stays known.
 */
export const createFresh = <T>() => {
  const cache = new Map<string, { value: Promise<T>; at: number }>();
  const known = new Map<string, T>();
  return {
    read: (brand: string, work: () => Promise<T>): Promise<T> => {
      const cached = cache.get(brand);
      if (cached && Date.now() - cached.at < FRESH) return cached.value;
      const entry = { value: work(), at: Date.now() };
      cache.set(brand, entry);
      entry.value.then(
        (value) => known.set(brand, value),
        // The next call asks again.
        () => cache.get(brand) === entry && cache.delete(brand),
      );
      return entry.value;
    },
    lastKnown: (brand: string): T | undefined => known.get(brand),
    forget: (brand: string): void => void cache.delete(brand),
  };
};
