/** What a spreadsheet would take for a formula, or for the end of a cell. */
const ACTIVE = /^[\s\u00a0]*[=+\-@＝＋－＠\t\r]/;

/** One cell: quoted, and never a formula. */
export const csvCell = (value: unknown): string => {
  const text =
    typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
  const plain = ACTIVE.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
};

export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** The first line of a table: with the mark that says UTF-8. */
export const csvHead = (head: readonly string[]): string => `\ufeff${csvLines([head])}`;

/** A whole table, as spreadsheets read it. */
export const csvOf = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  csvHead(head) + csvLines(rows);
