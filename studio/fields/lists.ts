/** A copy in which what stands at `at` stands one place nearer to the front (-1) or the end (1). */
export function moved<Item>(list: readonly Item[], at: number, by: -1 | 1): Item[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return [...list];
  return list.with(at, other).with(at + by, one);
}

export const without = <Item>(list: readonly Item[], at: number): Item[] => list.toSpliced(at, 1);
