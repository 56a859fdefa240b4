import { headOf, LIMITS, type Message, type MessageType, type Quote } from '@livery/contract';
import { presentPerson } from '../users/users.present.ts';
import type { MessageRow } from './message.rows.ts';
import { QUOTE_LENGTH, type SeenRow } from './seen.repository.ts';

export const EXPIRING_TYPES: ReadonlySet<string> = new Set(['image', 'video', 'audio']);

/** When the media of a message are gone (product.md section 4); null for what stays. */
export const expiryOf = (row: Pick<MessageRow, 'type' | 'create_at'>): Date | null =>
  EXPIRING_TYPES.has(row.type) ? new Date(row.create_at.getTime() + LIMITS.mediaExpiry) : null;

/**
 * `block_user_ids` is always empty: whom a message is hidden from never gets it, and no one else learns of it.
 * A hidden message must not come here for a reader it is hidden from.
 */
export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  group_id: row.group_id,
  seq: row.seq,
  user_id: row.user_id,
  // What is retracted shows nobody and nothing, a group's share code least of all.
  target_id: row.type === 'message_delete' ? null : row.target_id,
  thread_id: row.thread_id,
  type: row.type as MessageType,
  text: row.text,
  create_at: row.create_at.toISOString(),
  block_user_ids: [],
  file_path: row.file_path,
  duration: row.duration,
  filename: row.filename,
  cid: row.cid,
  pin_at: row.pin_at?.toISOString() ?? null,
  ...(row.author_id !== null && { author_id: row.author_id }),
  ...(row.mention_ids !== null && { mentions: row.mention_ids }),
  ...(row.media !== null && { media: row.media }),
  ...(row.envelope_id !== null && { envelope_id: row.envelope_id }),
  ...(row.version > 0 && { version: row.version }),
  expire_at: expiryOf(row)?.toISOString() ?? null,
  ...authorOf(row),
  ...targetOf(row),
});

/** As one reader sees it: with its quote and its reactions. */
export const presentSeen = (row: SeenRow): Message => ({
  ...presentMessage(row),
  ...(row.quote_id !== null && {
    thread: {
      id: row.quote_id,
      user_id: row.quote_user_id ?? '',
      nickname: row.quote_nickname ?? '',
      type: row.quote_type as MessageType,
      text: headOf(row.quote_text ?? '', QUOTE_LENGTH),
      filename: row.quote_filename,
    },
  }),
  ...(row.emojis && { emojis: row.emojis }),
});

/** What a reply shows of this message. */
export const presentQuote = (row: MessageRow): Quote => ({
  id: row.id,
  user_id: row.user_id,
  nickname: row.nickname ?? '',
  type: row.type as MessageType,
  text: headOf(row.text, QUOTE_LENGTH),
  filename: row.filename,
});

/** Absent when the account is not there. */
const authorOf = ({
  user_id: id,
  username,
  nickname,
  avatar,
  avatar_thumbnail,
}: MessageRow): Pick<Message, 'user'> => {
  if (username === null || nickname === null || avatar === null || avatar_thumbnail === null) return {};
  return { user: presentPerson({ id, username, nickname, avatar, avatar_thumbnail }) };
};

/** Absent where it names nobody. */
const targetOf = (row: MessageRow): Pick<Message, 'target'> => {
  const { target_username: username, target_nickname: nickname } = row;
  const { target_avatar: avatar, target_avatar_thumbnail: avatar_thumbnail } = row;
  const id = row.type === 'message_delete' ? row.author_id : row.target_id;
  if (id === null || username === null || nickname === null) return {};
  if (avatar === null || avatar_thumbnail === null) return {};
  return { target: presentPerson({ id, username, nickname, avatar, avatar_thumbnail }) };
};
