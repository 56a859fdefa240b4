import pg from 'pg';
import { namesOf, type Wanted } from './parted-tables.ts';
import { type Shape, storedColumns } from './shape.ts';

/** How far it is: stands at the mirror, and changes with the rows that are copied. */
export interface Progress {
  parts: number;
  /** Of the live table, when its twin was made. */
  fingerprint: string;
  /** Key of the last row that was copied, as text; absent: none was. */
  after?: string[];
  /** All rows are. */
  isCopied?: boolean;
}

/**
 * Has the twin follow the live table. A new row is put there as it comes; whoever changes or removes one waits until a step of the
 * copy is done, and the step until they are: what it reads is then there as it is (docs/decisions/0126).
 */
export const mirrorStatements = (wanted: Wanted, shape: Shape): string[] => {
  const { live, next, mirror, trigger, lock } = namesOf(wanted);
  const columns = storedColumns(shape).map(({ name }) => pg.escapeIdentifier(name));
  const values = columns.map((column) => `new.${column}`).join(', ');
  const isThat = shape.key.map((name) => `${pg.escapeIdentifier(name)} = old.${pg.escapeIdentifier(name)}`);
  return [
    `create function ${mirror}() returns trigger language plpgsql as $mirror$
begin
  if tg_op = 'INSERT' then
    insert into ${next} (${columns.join(', ')}) values (${values}) on conflict do nothing;
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(${lock});
  if tg_op = 'DELETE' then
    delete from ${next} where ${isThat.join(' and ')};
  else
    update ${next} set (${columns.join(', ')}) = row(${values}) where ${isThat.join(' and ')};
  end if;
  return null;
end $mirror$`,
    `create trigger ${trigger} after insert or update or delete on ${live} for each row execute function ${mirror}()`,
  ];
};

export const noteProgress = async (
  client: pg.ClientBase,
  wanted: Wanted,
  progress: Progress,
): Promise<void> => {
  const text = pg.escapeLiteral(JSON.stringify(progress));
  await client.query(`comment on function ${namesOf(wanted).mirror}() is ${text}`);
};

/** What is under way; undefined where nothing is. */
export const readProgress = async (client: pg.ClientBase, wanted: Wanted): Promise<Progress | undefined> => {
  const { rows } = await client.query<{ said: string | null }>(
    `select obj_description(to_regproc($1), 'pg_proc') as said`,
    [namesOf(wanted).mirror],
  );
  return rows[0]?.said ? (JSON.parse(rows[0].said) as Progress) : undefined;
};
