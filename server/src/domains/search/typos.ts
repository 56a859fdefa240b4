/** Letters that are added, left out, changed or swapped with their neighbour to make one word of the other. */
const distanceOf = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const at = (up: number, left: number) =>
        rows[i - up]?.[j - left] ?? (up === 0 ? row[j - left] : 0) ?? 0;
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(at(1, 0) + 1, (row[j - 1] ?? 0) + 1, at(1, 1) + cost, swapped ? at(2, 2) + 1 : Infinity),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};

/** The word that was meant, where one is near: one wrong letter, two in long words. */
export const meantBy = (word: string, candidates: readonly string[]): string | undefined => {
  const most = word.length < 7 ? 1 : 2;
  const near = candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.candidate;
};
