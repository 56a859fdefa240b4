import { type EmojiCount, LIMITS, parseEmoji } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { presentPerson } from '../../users/users.present.ts';
import type { Announcing } from '../announcing.ts';
import { findBlockersIn } from '../audience.repository.ts';
import type { VisibleMessage } from '../visible-message.repository.ts';
import { requireTouchable, requireUserMessage } from '../visible-message.ts';
import { addReaction, countReactions, listReactions, removeReactions } from './reactions.repository.ts';

const PAGE = 50;

/** Emojis that people put on messages: each person each emoji once. Nobody sees those of whom they have blocked. */
export const createReactions = ({ announce }: Pick<Announcing, 'announce'>) => {
  const counts = ({ db }: Tenant, { userId }: Caller, messageId: string): Promise<EmojiCount[]> =>
    countReactions(db, messageId, userId);

  const publish = async (
    tenant: Tenant,
    visible: VisibleMessage,
    change: { user_id: string; emoji: string; on: boolean; version: number },
  ) => {
    const all = await countReactions(tenant.db, visible.id, change.user_id);
    const emojis = all.map(({ emoji, count }) => ({ emoji, count }));
    const { group_id, id, seq, user_id: author_id } = visible;
    const blockers = await findBlockersIn(tenant.db, group_id, change.user_id);
    const told = { ...visible, block_user_ids: [...visible.block_user_ids, ...blockers] };
    await announce(tenant, told, {
      event: 'emoji.changed',
      data: { group_id, id, seq, author_id, ...change, emojis },
    });
  };

  /** @throws api.invalid_msg_id, api.forbidden, api.validation for what is no emoji, api.too_much */
  const react = async (tenant: Tenant, caller: Caller, messageId: string, text: string) => {
    const emoji = emojiOf(text);
    const visible = await requireTouchable(tenant, caller, messageId);
    const reaction = { messageId, userId: caller.userId, emoji };
    const result = await addReaction(tenant.db, reaction, LIMITS.emojis);
    if (result === 'gone') throw new ApiError('api.invalid_msg_id');
    if (result === 'full') throw new ApiError('api.too_much');
    const { emojis, version } = result;
    const change = { user_id: caller.userId, emoji, on: true, version };
    if (emojis.length > 0) await publish(tenant, visible, change).catch(() => undefined);
    return { emojis: await counts(tenant, caller, messageId), version };
  };

  /** Takes back one emoji, or all of one's own. @throws api.invalid_msg_id, api.validation */
  const unreact = async (tenant: Tenant, caller: Caller, messageId: string, text: string | undefined) => {
    const visible = await requireUserMessage(tenant, caller, messageId);
    const wanted = text === undefined ? undefined : emojiOf(text);
    const removal = { messageId, userId: caller.userId, emoji: wanted };
    const { emojis, version } = await removeReactions(tenant.db, removal);
    for (const emoji of emojis) {
      const change = { user_id: caller.userId, emoji, on: false, version };
      await publish(tenant, visible, change).catch(() => undefined);
    }
    return { emojis: await counts(tenant, caller, messageId), version };
  };

  /** Who reacted, one emoji after another. @throws api.invalid_msg_id, api.validation */
  const reactions = async (
    tenant: Tenant,
    caller: Caller,
    messageId: string,
    { emoji, next_id, limit = PAGE }: QueryOf<'GET /api/v1/messages/:id/emojis'>,
  ): Promise<ResultOf<'GET /api/v1/messages/:id/emojis'>> => {
    await requireUserMessage(tenant, caller, messageId);
    const page = {
      reader: caller.userId,
      messageId,
      emoji: emoji === undefined ? undefined : emojiOf(emoji),
      after: readCursor(next_id),
      limit: limit + 1,
    };
    const rows = await listReactions(tenant.db, page);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      list: rows.slice(0, limit).map(({ emoji, create_at, ...person }) => ({
        emoji,
        create_at: create_at.toISOString(),
        user: presentPerson(person),
      })),
      next_id: last ? Buffer.from(`${last.emoji} ${last.id}`).toString('base64url') : null,
    };
  };

  return { react, unreact, reactions };
};

const emojiOf = (text: string): string => {
  const emoji = parseEmoji(text);
  if (emoji === undefined) throw new ApiError('api.validation', { emoji: 'format' });
  return emoji;
};

/** @throws api.validation */
const readCursor = (cursor: string | undefined): { emoji: string; userId: string } | undefined => {
  if (cursor === undefined || cursor === '') return undefined;
  const [emoji, userId] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!emoji || !userId || emoji.includes('\0') || userId.includes('\0')) {
    throw new ApiError('api.validation', { next_id: 'cursor' });
  }
  return { emoji, userId };
};
