import { LIMITS } from '@livery/contract';
import type { NoticeRow, RoomRow, SentRow } from './room-rows.model.ts';

/** Pictures that were sent together; drawn as one grid, each of them a message still. */
export interface AlbumRow {
  readonly kind: 'album';
  readonly key: string;
  /** Two or more, oldest first. */
  readonly rows: readonly SentRow[];
}

/** Many who joined one after the other; drawn as one line, each of them a notice still. */
export interface JoinsRow {
  readonly kind: 'joins';
  readonly key: string;
  /** The first who came first. */
  readonly rows: readonly NoticeRow[];
}

export type LogRow = RoomRow | AlbumRow | JoinsRow;

/** As many are chosen at once; a client that names more together has them in several grids. */
const MOST = LIMITS.filesPerSelection;

const albumOf = (row: RoomRow): string | undefined =>
  row.kind === 'message' && row.message.type === 'image' && row.message.thread_id === null
    ? row.message.media?.album
    : undefined;

const isPicture = (row: RoomRow): row is SentRow => albumOf(row) !== undefined;

const belongs = (row: SentRow, before: SentRow | undefined): boolean =>
  before !== undefined && row.message.user_id === before.message.user_id && albumOf(row) === albumOf(before);

/** The rows, with pictures gathered that were sent together and between which nothing stands (docs/decisions/0043). */
export const withAlbums = (rows: readonly RoomRow[]): readonly LogRow[] => {
  const all: LogRow[] = [];
  let run: SentRow[] = [];
  const close = () => {
    const [first] = run;
    if (first && run.length > 1) all.push({ kind: 'album', key: first.key, rows: run });
    else all.push(...run);
    run = [];
  };
  for (const row of rows) {
    const isNext = isPicture(row) && run.length < MOST && belongs(row, run.at(-1));
    if (!isNext) close();
    if (isPicture(row)) run.push(row);
    else all.push(row);
  }
  close();
  return all;
};
