import { ChatType } from '@livery/contract';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { schemaName, type TenantDb } from '../../infra/database/database.ts';
import { named } from '../../infra/database/kept-plans.ts';
import { bucketIn } from '../../infra/ids.ts';
import { WRITTEN_TEXT } from '../../infra/outbox/outbox.repository.ts';
import { ACTIVITY_LAG } from '../groups/activity.ts';
import type { Ability } from '../groups/groups.service.ts';
import { MESSAGE_AUTHOR, MESSAGE_COLUMNS, type MessageRow, NOTICES_ABOUT_PEOPLE } from './message.rows.ts';

/** A message on its way into the table: `seq`, time and whom it is hidden from are the database's to give. */
export type Draft = Pick<
  MessageRow,
  | 'id'
  | 'group_id'
  | 'user_id'
  | 'cid'
  | 'type'
  | 'text'
  | 'file_path'
  | 'duration'
  | 'filename'
  | 'media'
  | 'envelope_id'
  | 'thread_id'
  | 'target_id'
  | 'mention_ids'
> & {
  /** What a plain member of a group must be permitted; null: nothing. */
  ability: Ability | null;
  /** Whose membership lets it in, where it is not the sender's: of a notice that they have left. */
  witness: string | null;
};

/** `isNew` is false when the sender had already stored this `cid`: `row` is that message, in whichever conversation. */
export interface Stored {
  row: MessageRow;
  isNew: boolean;
}

type StoredRow = MessageRow & { ord: number; is_new: boolean };

/** Each side of the union names its columns: a column that a migration adds changes neither. */
const columnsOf = (table: string) => MESSAGE_COLUMNS.map((column) => `${table}.${column}`).join(', ');
const AUTHOR = MESSAGE_AUTHOR.map((column) => `u.${column}`).join(', ');
const TARGET_ID = `case when s.type in (${NOTICES_ABOUT_PEOPLE.map((type) => `'${type}'`).join(', ')}) then s.target_id end`;
const TARGET = MESSAGE_AUTHOR.map((column) => `t.${column} as target_${column}`).join(', ');

/** Under the lock: whether a group takes what somebody sends who is `role` in it. */
const isLetIn = (role: string) => `coalesce(${role} <> 'member', false)
    or ${role} = 'member' and (a.ability is null or l.type = ${ChatType.DM} or a.ability = any(l.member_permission))`;

/**
 * One statement, so that a sequence number is never used up without its message. Its plan is kept, and may have been made
 * when the tables were empty: a client id and a member are looked up by themselves (`lateral`, `limit`), or the plan would go on reading all of them; so are, of those who have blocked a sender, the members. Groups are locked in the order of
 * their ids, and client ids written in theirs: two nodes that store the same wait for each other, and never for ever.
 * A client id that is there already, of what another node stores or of what was erased, keeps its own message out and no other.
 * What waited for the lock is held to what the group lets its members do by then, and a dissolved one takes nothing. The statement
 * sees members as they were when it began: where the group's row is another one under the lock, what its sender is in it is
 * looked up again (`role_now`), so that nothing is stored of who was removed meanwhile.
 * In a direct conversation nobody writes to whom they have blocked, or whose account is cancelled.
 * Members of a group whom a message calls by name are told of it, unless it is hidden from them or they have muted the group; of a
 * direct conversation its partner hears anyway.
 * Who has hidden a conversation gets it back with a message that they may see; until then the group does not note that its
 * members are listed, so that the next message lists them.
 */
const statementFor = (schema: string) => `
with input as (
  select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::int[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::jsonb[],
    $17::text[], $18::text[])
    as i (ord, id, group_id, user_id, cid, type, text, file_path, duration, filename, bucket, thread_id, target_id, ability, mentions,
      media, witness, envelope_id)
), known as (
  select i.ord, ${columnsOf('m')} from input i
  cross join lateral (
    select item_id from ${schema}.cids where user_id = i.user_id and kind = 'message' and cid = i.cid limit 1
  ) c
  join ${schema}.messages m on m.bucket = substr(c.item_id, 12, 3) and m.id = c.item_id
), allowed as (
  select i.*, gm.role, g.version from input i
  cross join lateral (
    select m.role from ${schema}.group_members m
    where m.bucket = i.bucket and m.group_id = i.group_id and m.user_id = coalesce(i.witness, i.user_id) limit 1
  ) gm
  cross join lateral (
    select g.type, g.member_permission, g.xmin as version from ${schema}.groups g where g.bucket = i.bucket and g.id = i.group_id limit 1
  ) g
  where not exists (select from known k where k.ord = i.ord)
    and (i.ability is null or gm.role <> 'member' or
      case when g.type = ${ChatType.DM} then coalesce((
        select not coalesce((select o.delete_at is not null from ${schema}.users o where o.id = x.user_id limit 1), false)
          and not coalesce((
            select true from ${schema}.blocks b where b.user_id = i.user_id and b.block_id = x.user_id limit 1
          ), false)
        from ${schema}.group_members x
        where x.bucket = i.bucket and x.group_id = i.group_id and x.user_id <> i.user_id limit 1
      ), true) else i.ability = any(g.member_permission) end
    )
), locked as (
  select g.bucket, g.id, g.type, g.member_permission, g.xmin as version from ${schema}.groups g
  where (g.bucket, g.id) in (select bucket, group_id from allowed) and g.dissolved_at is null order by g.id for update
), named as (
  insert into ${schema}.cids (user_id, kind, cid, item_id)
  select a.user_id, 'message', a.cid, a.id from allowed a join locked l on l.id = a.group_id
  where case when a.version = l.version then ${isLetIn('a.role')}
    else ${isLetIn(`${schema}.role_now(l.bucket, l.id, coalesce(a.witness, a.user_id))`)} end
  order by a.user_id, a.cid
  on conflict do nothing returning item_id
), taken as (
  select a.*, row_number() over (partition by a.group_id order by a.ord) as place
  from allowed a where a.id in (select item_id from named)
), moved as (
  update ${schema}.groups g set last_seq = g.last_seq + n.count, last_message_id = n.last_id,
    update_at = greatest(g.update_at, now()),
    members_active_at = case when g.members_active_at > now() - interval '${ACTIVITY_LAG}' then g.members_active_at
      when g.members_active_at is null and exists (
        select from taken a join ${schema}.blocks b on b.block_id = a.user_id
        join ${schema}.group_members x on x.bucket = a.bucket and x.group_id = a.group_id and x.user_id = b.user_id
        where a.group_id = g.id and x.active_at is null
      ) then null
      else greatest(g.update_at, now()) end
  from locked l, (
    select group_id, count(*) as count, (array_agg(id order by place desc))[1] as last_id from taken group by group_id
  ) n
  where l.bucket = g.bucket and l.id = g.id and n.group_id = g.id
  returning g.bucket, g.id, g.last_seq - n.count as base, g.update_at, g.members_active_at
), written as (
  insert into ${schema}.messages
    (bucket, group_id, seq, id, user_id, type, text, file_path, duration, filename, cid, thread_id, target_id, mention_ids,
      media, envelope_id, block_user_ids)
  select a.bucket, a.group_id, m.base + a.place, a.id, a.user_id, a.type, a.text, a.file_path, a.duration, a.filename, a.cid,
    a.thread_id, a.target_id, string_to_array(a.mentions, ' '), a.media, a.envelope_id,
    coalesce((
      select array_agg(b.user_id) from ${schema}.blocks b
      cross join lateral (
        select from ${schema}.group_members x where x.bucket = a.bucket and x.group_id = a.group_id and x.user_id = b.user_id limit 1
      ) member
      where b.block_id = a.user_id
    ), '{}')
  from taken a join moved m on m.id = a.group_id
  returning ${MESSAGE_COLUMNS.join(', ')}
), told as (
  insert into ${schema}.outbox (kind, receiver_id, actor_id, subject, item, group_id, text)
  select 'mention', x.user_id, a.user_id, a.group_id, a.id, a.group_id, left(a.text, ${WRITTEN_TEXT})
  from taken a join written w on w.id = a.id join locked l on l.id = a.group_id and l.type <> ${ChatType.DM}
  join ${schema}.group_members x on x.bucket = a.bucket and x.group_id = a.group_id and x.user_id = any(w.mention_ids)
  where a.mentions is not null and x.user_id <> a.user_id and not x.muted and not x.user_id = any(w.block_user_ids)
), listed as (
  update ${schema}.group_members gm set active_at = m.update_at
  from moved m where gm.bucket = m.bucket and gm.group_id = m.id and coalesce(m.members_active_at, m.update_at) = m.update_at
    and gm.active_at is distinct from m.update_at
    and (gm.active_at is not null or exists (
      select from written w where w.group_id = gm.group_id and not gm.user_id = any(w.block_user_ids)
    ))
), stored as (
  select i.ord, true as is_new, ${columnsOf('w')} from written w join input i on i.id = w.id
  union all
  select k.ord, false, ${columnsOf('k')} from known k
)
select s.ord, s.is_new, ${columnsOf('s')}, ${AUTHOR}, ${TARGET} from stored s left join ${schema}.users u on u.id = s.user_id
  left join ${schema}.users t on t.id = ${TARGET_ID}`;

const statements = new Map<string, ReturnType<typeof named<StoredRow>>>();
const statementOf = (brandId: string) => {
  const known = statements.get(brandId);
  if (known) return known;
  const text = statementFor(pg.escapeIdentifier(schemaName(brandId)));
  const made = named(CompiledQuery.raw(text) as CompiledQuery<StoredRow>);
  statements.set(brandId, made);
  return made;
};

const valuesOf = (drafts: readonly Draft[]): unknown[] => [
  drafts.map((_, ord) => ord),
  drafts.map(({ id }) => id),
  drafts.map(({ group_id }) => group_id),
  drafts.map(({ user_id }) => user_id),
  drafts.map(({ cid }) => cid),
  drafts.map(({ type }) => type),
  drafts.map(({ text }) => text),
  drafts.map(({ file_path }) => file_path),
  drafts.map(({ duration }) => duration),
  drafts.map(({ filename }) => filename),
  drafts.map(({ id }) => bucketIn(id)),
  drafts.map(({ thread_id }) => thread_id),
  drafts.map(({ target_id }) => target_id),
  drafts.map(({ ability }) => ability),
  // Ids have no spaces; a list of lists cannot be unnested.
  drafts.map(({ mention_ids }) => mention_ids?.join(' ') ?? null),
  drafts.map(({ media }) => media && JSON.stringify(media)),
  drafts.map(({ witness }) => witness),
  drafts.map(({ envelope_id }) => envelope_id),
];

const inOrder = (drafts: readonly Draft[], rows: readonly StoredRow[]): (Stored | undefined)[] => {
  const stored: (Stored | undefined)[] = drafts.map(() => undefined);
  for (const { ord, is_new, ...row } of rows) stored[ord] = { row, isNew: is_new };
  return stored;
};

/**
 * Stores messages of one brand in one transaction, in the order given: per group their `seq` follows on without a gap.
 * Returns undefined in the place of a draft whose sender is not a member, or is not permitted it there, and of one whose
 * `cid` was stored meanwhile.
 */
export const storeMessages = async (
  pool: pg.Pool,
  brandId: string,
  drafts: readonly Draft[],
): Promise<(Stored | undefined)[]> => {
  const { name, sql: text } = statementOf(brandId);
  const { rows } = await pool.query<StoredRow>({ name, text, values: valuesOf(drafts) });
  return inOrder(drafts, rows);
};

/** As `storeMessages`, with what else a transaction does; its groups are locked until that ends. */
export const storeMessagesWithin = async (
  trx: TenantDb,
  brandId: string,
  drafts: readonly Draft[],
): Promise<(Stored | undefined)[]> => {
  const { rows } = await trx.executeQuery<StoredRow>({
    ...statementOf(brandId),
    parameters: valuesOf(drafts),
  });
  return inOrder(drafts, rows);
};
