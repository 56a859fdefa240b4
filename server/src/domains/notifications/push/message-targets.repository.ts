import { type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';
import { isTold } from './told.repository.ts';

/** Something that was said to one person. */
export interface SaidTo {
  groupId: string;
  seq: number;
  from: string;
  to: string;
}

interface Row {
  bucket: string;
  group_id: string;
  seq: number;
  from_id: string;
  to_id: string;
  /** From 1 on. */
  at: number;
}

const selectTargets = (db: TenantDb, said: readonly SaidTo[]) => {
  const groups = said.map(({ groupId }) => groupId);
  const rows = sql<Row>`unnest(${groups.map(bucketOf)}::text[], ${groups}::text[], ${said.map(({ seq }) => seq)}::bigint[],
    ${said.map(({ from }) => from)}::text[], ${said.map(({ to }) => to)}::text[]) with ordinality`;
  return (
    db
      .selectFrom(rows.as<'t'>(sql`t(bucket, group_id, seq, from_id, to_id, at)`))
      .innerJoin('push_subscriptions as p', 'p.user_id', 't.to_id')
      .innerJoin('sessions as s', 's.id', 'p.session_id')
      .innerJoin('users as u', 'u.id', 't.to_id')
      .innerJoin('users as f', 'f.id', 't.from_id')
      .leftJoin('notes as c', (join) =>
        join.onRef('c.user_id', '=', 't.to_id').onRef('c.target_id', '=', 't.from_id'),
      )
      .innerJoin('group_members as gm', (join) =>
        join
          .onRef('gm.bucket', '=', 't.bucket')
          .onRef('gm.group_id', '=', 't.group_id')
          .onRef('gm.user_id', '=', 't.to_id'),
      )
      .where(isTold)
      .where('gm.muted', '=', false)
      .whereRef('gm.viewed_seq', '<', 't.seq')
      .where(({ exists, not, or, selectFrom }) => {
        const blocks = selectFrom('blocks as b').select('b.user_id');
        return not(
          or([
            exists(blocks.whereRef('b.user_id', '=', 't.to_id').whereRef('b.block_id', '=', 't.from_id')),
            exists(blocks.whereRef('b.user_id', '=', 't.from_id').whereRef('b.block_id', '=', 't.to_id')),
          ]),
        );
      })
      .select(['t.at', 'p.id', 'p.endpoint', 'p.p256dh', 'p.auth', 'p.locale'])
      // As whoever is told calls them.
      .select(sql<string>`coalesce(nullif(c.nickname, ''), f.nickname)`.as('nickname'))
      .select(['u.notify_detail', 'u.sound', 'u.vibration'])
  );
};

export type MessageTarget = InferResult<ReturnType<typeof selectTargets>>[number];

/**
 * Browsers that are to be told, each with the place of what it is told (`at`, from 1 on): of those who want to be, whose session
 * lives, who have not muted the conversation and have not seen so far, and between whom and the writer no block stands.
 */
export const findMessageTargets = (db: TenantDb, said: readonly SaidTo[]): Promise<MessageTarget[]> =>
  selectTargets(db, said).execute();
