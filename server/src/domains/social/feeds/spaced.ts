interface Authored {
  author_id: string;
}

/** The author of more than half of them. */
const crowding = (rows: readonly Authored[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const { author_id } of rows) counts.set(author_id, (counts.get(author_id) ?? 0) + 1);
  for (const [author, count] of counts) if (count * 2 > rows.length) return author;
  return undefined;
};

/**
 * The same rows, as near to their order as may be, with no author twice in a row where others are there to stand between.
 * @param last the author of what stands before them
 */
export const spaced = <Row extends Authored>(rows: readonly Row[], last: string | undefined): Row[] => {
  const left = [...rows];
  const order: Row[] = [];
  let before = last;
  while (left.length > 0) {
    const most = crowding(left);
    const fits = ({ author_id }: Row) =>
      most !== undefined && most !== before ? author_id === most : author_id !== before;
    const [next] = left.splice(Math.max(0, left.findIndex(fits)), 1);
    if (next === undefined) break;
    order.push(next);
    before = next.author_id;
  }
  return order;
};
