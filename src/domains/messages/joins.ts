import type { LogRow } from './albums.ts';
import type { NoticeRow } from './room-rows.model.ts';

/** As many who come one after the other are said in one line. */
const MANY = 3;

const isJoin = (row: LogRow): row is NoticeRow => row.kind === 'notice' && row.message.type === 'member_join';

/** The rows, with many who joined in a row gathered. */
export const withJoins = (rows: readonly LogRow[]): readonly LogRow[] => {
  const all: LogRow[] = [];
  let run: NoticeRow[] = [];
  const close = () => {
    const [first] = run;
    if (first && run.length >= MANY) all.push({ kind: 'joins', key: first.key, rows: run });
    else all.push(...run);
    run = [];
  };
  for (const row of rows) {
    if (isJoin(row)) {
      run.push(row);
      continue;
    }
    close();
    all.push(row);
  }
  close();
  return all;
};
