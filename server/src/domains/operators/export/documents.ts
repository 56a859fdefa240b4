import type { ZipEntry } from '../../../infra/zip/zip.ts';
import type { Row } from './rows.repository.ts';

/** What a document came to. */
export interface Written {
  document: string;
  rows: number;
}

const encoder = new TextEncoder();
const bytes = (text: string): Uint8Array => encoder.encode(text);

async function* listed(
  pages: AsyncIterable<readonly object[]>,
  written: Written,
): AsyncGenerator<Uint8Array> {
  for await (const rows of pages) {
    const lines = rows.map(
      (row, index) => `${written.rows + index === 0 ? '' : ','}\n${JSON.stringify(row)}`,
    );
    written.rows += rows.length;
    yield bytes(`${written.rows === rows.length ? '[' : ''}${lines.join('')}`);
  }
  yield bytes('\n]\n');
}

/** A list of rows as JSON, a row a line; `written` is right when it has been read. */
export const listDocument = (
  pages: AsyncIterable<readonly (Row | object)[]>,
  { at, written }: { at: Date; written: Written },
): ZipEntry => ({ name: `${written.document}.json`, at, isPacked: true, body: listed(pages, written) });

async function* once(value: object): AsyncGenerator<Uint8Array> {
  yield bytes(`${JSON.stringify(value, null, 2)}\n`);
}

export const document = (name: string, at: Date, value: object): ZipEntry => ({
  ...{ name: `${name}.json`, at, isPacked: true },
  body: once(value),
});
