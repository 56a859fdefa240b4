/** How many an LRU keeps: room for them is made as they come. With `max` it is all made at once, for most of them in vain. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
