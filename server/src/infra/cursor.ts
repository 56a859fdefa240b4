import { ID_PATTERN } from '@livery/contract';
import { ApiError } from './errors.ts';

/** Where a list goes on: after the row with this place and id, both exclusive. */
export interface Cursor {
  place: number;
  id: string;
}

const ID = new RegExp(ID_PATTERN);
const NUMBER = /^-?[\d.]{1,30}(?:e[+-]\d{1,3})?$/;

/** Opaque to the client. JavaScript prints a double so that reading it gives the same one: nothing is skipped. */
export const writeCursor = ({ place, id }: Cursor): string =>
  Buffer.from(`${place} ${id}`).toString('base64url');

/** @throws api.validation for a text that `writeCursor` did not make */
export const readCursor = (text: string | undefined): Cursor | undefined => {
  if (text === undefined || text === '') return undefined;
  const [place = '', id = '', ...rest] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const isPlace = NUMBER.test(place) && Number.isFinite(Number(place));
  if (rest.length > 0 || !isPlace || !ID.test(id)) {
    throw new ApiError('api.validation', { next_id: 'cursor' });
  }
  return { place: Number(place), id };
};

export interface PageOf<T> {
  list: T[];
  next_id: string | null;
}

/** Cuts a page from up to `size + 1` rows: the one too many only shows that there are more. */
export const pageOf = <Row, T>(
  rows: Row[],
  size: number,
  cursorOf: (row: Row) => Cursor,
  present: (row: Row) => T,
): PageOf<T> => {
  const last = rows.length > size ? rows[size - 1] : undefined;
  return { list: rows.slice(0, size).map(present), next_id: last ? writeCursor(cursorOf(last)) : null };
};
