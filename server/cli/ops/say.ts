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

/** Rows, one after the other. Returns the exit code of what is done. */
export const sayRows = <Row>(rows: readonly Row[], { json, textOf, none }: RowsOptions<Row>): number =>
  say(json ? JSON.stringify(rows, null, 2) : rows.map(textOf).join('\n') || none);
