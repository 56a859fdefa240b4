import type { Mention } from '@livery/contract';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import type { Cause } from '../../../infra/outbox/outbox.repository.ts';
import { quoted } from '../quoted.ts';

export interface WrittenComment {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_id: string;
  text: string;
  mentions: readonly Mention[];
  reply_to: Mention | null;
}

/** Who wrote the post, and what is replied to. */
const findAuthors = (trx: TenantDb, { post_id, parent_id }: WrittenComment) =>
  trx
    .selectFrom('posts as p')
    .leftJoin('comments as c', (join) => join.onRef('c.bucket', '=', 'p.bucket').on('c.id', '=', parent_id))
    .where('p.bucket', '=', bucketIn(post_id))
    .where('p.id', '=', post_id)
    .select(['p.author_id as post_author', 'c.author_id as parent_author'])
    .executeTakeFirst();

/** Whom a comment tells of itself, each once: who is replied to, else whose post it is, else who is called in it. */
export const causesOfComment = async (trx: TenantDb, comment: WrittenComment): Promise<Cause[]> => {
  const { id, post_id, parent_id, author_id, text, mentions, reply_to } = comment;
  const found = await findAuthors(trx, comment);
  if (!found) return [];
  const said = { actorId: author_id, item: id, postId: post_id, commentId: id, text: quoted(text) };
  const repliedTo = reply_to?.id ?? found.parent_author;
  const causes: Cause[] = [
    ...mentions.map((one): Cause => ({ ...said, kind: 'mention', receiverId: one.id, subject: id })),
    { ...said, kind: 'comment', receiverId: found.post_author, subject: post_id },
    ...(repliedTo === null || parent_id === null
      ? []
      : [{ ...said, kind: 'reply', receiverId: repliedTo, subject: parent_id } as const]),
  ];
  // The last of each person is what they are told.
  return [...new Map(causes.map((cause) => [cause.receiverId, cause])).values()];
};
