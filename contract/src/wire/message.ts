import { type Static, Type } from 'typebox';
import { MESSAGE_TYPES, POST_KINDS } from '../enums.ts';
import { Nullable, OneOf, Time } from './call.ts';
import { MessageEnvelope } from './envelope.ts';
import { Media } from './post.ts';
import { Person } from './users.ts';

/** The quoted message, as far as it is shown over a reply; the text is cut. A retracted one is of the type `message_delete`. */
export const Quote = Type.Object({
  id: Type.String(),
  user_id: Type.String(),
  /** '' when the account is not there. */
  nickname: Type.String(),
  type: OneOf(MESSAGE_TYPES),
  text: Type.String(),
  filename: Nullable(Type.String()),
});
export type Quote = Static<typeof Quote>;

/** How many people put an emoji on a message, and whether the reader is one of them. */
export const EmojiCount = Type.Object({
  emoji: Type.String(),
  count: Type.Integer(),
  mine: Type.Boolean(),
});
export type EmojiCount = Static<typeof EmojiCount>;

/** What the server found in the file of a message. @assumed */
export const MessageMedia = Type.Object({
  /** Bytes. */
  size: Type.Integer(),
  /** Pixels of a picture or a video, upright. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  /** Base64; of a picture, or of the still of a video. */
  thumbhash: Type.Optional(Type.String()),
  /** A video has a still: `part=poster` of its file. */
  poster: Type.Optional(Type.Boolean()),
  /** Of a voice message: loudness from 0 to 31, evenly spread over its time, as its sender measured it. */
  waveform: Type.Optional(Type.Array(Type.Integer())),
  /** Of a picture: the same for all that its sender sent together. */
  album: Type.Optional(Type.String()),
});
export type MessageMedia = Static<typeof MessageMedia>;

/** A group as somebody sees it who need not be in it. @assumed */
export const SharedGroup = Type.Object({
  display_name: Type.String(),
  icon: Type.String(),
  member_count: Type.Integer(),
  /** For its members alone. */
  group_id: Type.Optional(Type.String()),
});

/**
 * What a shared post, person or group looks like to the reader now. `gone`: nobody can open it any more; `closed`: the reader may
 * not. Only an open one shows more. A `recommand` shows a person, or a group by its share code (decision 0051). @assumed
 */
export const ShareCard = Type.Object({
  id: Type.String(),
  state: OneOf(['open', 'gone', 'closed']),
  author: Type.Optional(Person),
  group: Type.Optional(SharedGroup),
  post: Type.Optional(
    Type.Object({
      kind: OneOf(POST_KINDS),
      /** Cut. */
      description: Type.String(),
      cover: Nullable(Media),
    }),
  ),
});
export type ShareCard = Static<typeof ShareCard>;

/**
 * A message. `seq` is gapless per group (`@assumed`). `file_path` names an object of the store; its bytes are read
 * at `/api/v1/groups/{id}/files/{message id}`. `block_user_ids` is empty for a reader: who is on it gets no such message,
 * and no one else learns of it. Media are gone after `expire_at` = `create_at` + 14 days. Of a retracted message `user_id` is who
 * retracted it. `duration` is in seconds, of voice and video, as the server measured it. Optional fields are `@assumed` and
 * absent where there is nothing to say. An `invite_member` names the first of those who came (`target_id`); where they are
 * several, its `text` is how many, in digits (`@assumed`).
 */
export const Message = Type.Object({
  id: Type.String(),
  group_id: Type.String(),
  seq: Type.Integer(),
  user_id: Type.String(),
  target_id: Nullable(Type.String()),
  thread_id: Nullable(Type.String()),
  type: OneOf(MESSAGE_TYPES),
  text: Type.String(),
  create_at: Time,
  block_user_ids: Type.Array(Type.String()),
  file_path: Nullable(Type.String()),
  duration: Nullable(Type.Integer()),
  filename: Nullable(Type.String()),
  cid: Type.String(),
  pin_at: Nullable(Time),
  expire_at: Nullable(Time),
  user: Type.Optional(Person),
  /** Of a notice: whom it was done to, where that is a person. */
  target: Type.Optional(Person),
  /** How often it was changed: emojis, pins, retraction. Absent: never. @assumed */
  version: Type.Optional(Type.Integer()),
  /** Who wrote it, when somebody else retracted it. */
  author_id: Type.Optional(Type.String()),
  /** Whom it calls by name: their ids. */
  mentions: Type.Optional(Type.Array(Type.String())),
  /** Of a reply: the message that it quotes. Absent with a `thread_id`: the reader may not see that. */
  thread: Type.Optional(Quote),
  /** In the order in which they first came. */
  emojis: Type.Optional(Type.Array(EmojiCount)),
  /** Of what was shared (`target_id`): absent in events, since each reader sees their own. */
  card: Type.Optional(ShareCard),
  /** Of a message with a file; absent for the oldest ones. */
  media: Type.Optional(MessageMedia),
  /** Of a `red_envelope`. */
  envelope: Type.Optional(MessageEnvelope),
  /** Of a `red_envelope_claim`: which; `text` is the amount in digits, negative where a mine was hit: what that cost. @assumed */
  envelope_id: Type.Optional(Type.String()),
});
export type Message = Static<typeof Message>;
