import type { OpsComment } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { holdPost } from './comment-writes.repository.ts';
import {
  findCommentPlace,
  findOpsComments,
  type OpsCommentRow,
  removeComment,
  restoreComment,
} from './operators.repository.ts';

/** Who does something, where from, and why. */
interface Operator {
  operator: string;
  address?: string;
  reason: string;
}

interface Search {
  q?: string | undefined;
  /** ID or account. */
  author?: string | undefined;
  post?: string | undefined;
  removed?: boolean | undefined;
  next_id?: string | undefined;
}

interface Dependencies {
  findUser: (db: TenantDb, text: string) => Promise<{ id: string } | undefined>;
  findPeople: (db: TenantDb, ids: readonly string[]) => Promise<{ id: string; username: string }[]>;
}

const PAGE = 50;
/** Comments that one page looks through for a text. */
const SCAN = 20_000;

const present = (
  { removed_with, create_at, at: _, fits: __, ...row }: OpsCommentRow,
  names: ReadonlyMap<string, string>,
): OpsComment => ({
  ...row,
  username: names.get(row.author_id) ?? '',
  is_removed: removed_with !== null,
  create_at: create_at.toISOString(),
});

/** What operators do with comments. */
export const createCommentOperators = ({ findUser, findPeople }: Dependencies) => ({
  /** The newest first. Of nobody, or below no post, there are none. */
  search: async (
    { db }: Pick<Tenant, 'db'>,
    { q = '', author = '', post = '', removed, next_id }: Search,
  ): Promise<{ list: OpsComment[]; next_id: string | null }> => {
    const text = q.trim();
    const scan = text === '' ? PAGE + 1 : SCAN;
    const authorId = author.trim() && ((await findUser(db, author.trim()))?.id ?? author.trim());
    const filter = { text, authorId: authorId || undefined, postId: post.trim() || undefined };
    const found = await findOpsComments(
      db,
      { ...filter, isRemoved: removed },
      { before: next_id || undefined, scan },
    );
    const rows = found.filter(({ fits }) => fits);
    const list = rows.slice(0, PAGE);
    const edge = rows.length > PAGE ? list.at(-1) : found.find(({ at }) => at === scan);
    const people = await findPeople(db, [...new Set(list.map(({ author_id }) => author_id))]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    return { list: list.map((row) => present(row, names)), next_id: edge?.id ?? null };
  },

  /** Of what a repeat does not change nothing is written down. @throws api.not_found */
  setRemoved: ({ db }: Pick<Tenant, 'db'>, id: string, removed: boolean, by: Operator): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const comment = required(await findCommentPlace(trx, id), 'api.not_found');
      await holdPost(trx, comment.post_id);
      const comments = await (removed ? removeComment : restoreComment)(trx, comment);
      if (comments === 0) return;
      const action = removed ? 'comments.remove' : 'comments.restore';
      await insertAudit(trx, { ...by, action, target: id, after: { post: comment.post_id, comments } });
    }),
});

export type CommentOperators = ReturnType<typeof createCommentOperators>;
