import type { Cursor } from '../../../infra/cursor.ts';
import type { After } from './people.repository.ts';

/** The latest time that both JavaScript and PostgreSQL know. */
const LAST = 8.64e15;

/** Cursors of lists that go by time, the latest first. */
export const sinceCursor = (time: Date, id: string): Cursor => ({ place: time.getTime(), id });

export const afterOf = (cursor: Cursor | undefined): After | undefined =>
  cursor && { time: new Date(Math.min(Math.max(cursor.place, 0), LAST)), id: cursor.id };
