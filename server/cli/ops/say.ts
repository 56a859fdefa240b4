/** Says a line. Returns the exit code of what is done. */
export const say = (text: string): number => {
  process.stdout.write(`${text}\n`);
  return 0;
};

interface RowsOptions<Row> {
  /** As they are, for programs. */
  json: boolean;
  textOf: (row: Row) => string;
  /** What is said where there is none. */
  none: string;
}

/** Of a queue that is read so far and no further: where it may go on, that is said. */
export const sayFirst = (count: number, most: number): void => {
  if (count >= most)
    process.stderr.write(`These are the first ${most}: more come up as these are dealt with.\n`);
};

/**
 * Rows, one after the other. Returns the exit code of what is done.
 * @param options.most of a queue, see `sayFirst`
 */
export const sayRows = <Row>(
  rows: readonly Row[],
  { json, textOf, none, most = Number.POSITIVE_INFINITY }: RowsOptions<Row> & { most?: number },
): number => {
  sayFirst(rows.length, most);
  return say(json ? JSON.stringify(rows, null, 2) : rows.map(textOf).join('\n') || none);
};

export interface Page<Row> {
  list: Row[];
  /** Null: this is the last. */
  next_id: string | null;
}

/** One page of a list, and how to see the next; a page may be empty and go on. Returns the exit code of what is done. */
export const sayPage = <Row>(
  { list, next_id }: Page<Row>,
  { json, textOf, none }: RowsOptions<Row>,
): number => {
  if (json) return say(JSON.stringify({ list, next_id }, null, 2));
  const further = next_id === null ? [] : [`There may be more: --next ${next_id}`];
  return say([...list.map(textOf), ...further].join('\n') || none);
};
