/** What a spreadsheet takes for a formula: names and remarks of others are words. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;

/** A text that somebody wrote. */
export const csvText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const cell = (value: string): string => (QUOTED.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Rows as RFC 4180 writes them; spreadsheets read it as Unicode by its mark. Cells of words come through `csvText`. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** Hundredths as a number that spreadsheets reckon with: -200050 → "-2000.50". */
export const csvAmount = (hundredths: number): string => {
  const size = Math.abs(hundredths);
  const figures = `${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
  return hundredths < 0 ? `-${figures}` : figures;
};
