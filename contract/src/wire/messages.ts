import { Type } from 'typebox';
import { MEDIA_KINDS, POSTABLE_MESSAGE_TYPES, SEARCH_RESULT_TYPES } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { calls, Nothing, Nullable, OneOf, Page, Time } from './call.ts';
import { Cid, GroupId, GroupIdParams, Id, IdParams } from './ids.ts';
import { EmojiCount, Message } from './message.ts';
import { Person } from './users.ts';

/** Conversations to send the same to, each with a client id of its own. */
export const Targets = Type.Array(Type.Object({ group_id: GroupId, cid: Cid }), {
  minItems: 1,
  maxItems: LIMITS.forward,
});

/** Of each target in its order: the message, or the code why it was not sent there. */
export const Sent = Type.Object({
  list: Type.Array(
    Type.Object({
      group_id: Type.String(),
      message: Type.Optional(Message),
      error: Type.Optional(Type.String()),
    }),
  ),
});

/** The content of a message; its type decides which fields are used. */
const Content = {
  cid: Cid,
  type: OneOf(POSTABLE_MESSAGE_TYPES),
  text: Type.Optional(Type.String({ maxLength: 4 * LIMITS.messageText })),
  file_path: Type.Optional(Type.String({ maxLength: 300 })),
  duration: Type.Optional(Type.Integer({ minimum: 0 })),
  filename: Type.Optional(Type.String({ maxLength: 255 })),
  /** Of a text: ids of those whom it calls by name. @assumed */
  mentions: Type.Optional(Type.Array(Id, { maxItems: LIMITS.mentions })),
  /** See `MessageMedia`. @assumed */
  waveform: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 31 }), { maxItems: 64 })),
  /** Of pictures that are sent together: the same name, made as a `cid` is. @assumed */
  album: Type.Optional(Cid),
};

/** Where a message stands. */
const Place = Type.Object({ id: Type.String(), seq: Type.Integer() });

const Emoji = Type.String({ minLength: 1, maxLength: 64 });
/** `version`: of the message, see there; what stands on it is of that version, or newer. */
const Emojis = Type.Object({ emojis: Type.Array(EmojiCount), version: Type.Integer() });

/** Why something is not sent. `api.forbidden`: the group does not permit it to its members. */
const NOT_SENT = [
  'api.block_word',
  'api.comment_has_hyperlink',
  'api.invalid_data',
  'api.media_expired',
] as const;

export const messagesCalls = calls({
  /** Oldest first. */
  'GET /api/v2/groups/:id/messages': {
    access: 'user',
    summary: 'Messages before or after one, or the newest',
    params: GroupIdParams,
    query: Type.Object({
      direction: Type.Optional(OneOf(['before', 'after'])),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: LIMITS.messagePage })),
      msg_id: Type.Optional(Id),
      /** Catch-up cursor: messages with a greater sequence number. @assumed */
      after_seq: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    result: Type.Object({ list: Type.Array(Message) }),
    errors: ['api.invalid_msg_id'],
  },
  /**
   * `msg` by `q`, `member` by `member_id` (and `q`): the newest first. `date`: of a month (`2026-11`) the `days` that have
   * messages, of a day (`2026-11-22`) its messages, the oldest first. `tz`: minutes that the caller's clock is ahead of
   * UTC. A page may be short, or empty, with a `next_id`: then there is more to look through. @assumed
   */
  'GET /api/v2/groups/:id/messages/search': {
    access: 'user',
    summary: 'Find messages of a conversation by text, date or member',
    params: GroupIdParams,
    query: Type.Object({
      type: OneOf(SEARCH_RESULT_TYPES),
      q: Type.Optional(Type.String({ maxLength: 2 * LIMITS.chatSearch })),
      date: Type.Optional(Type.String({ maxLength: 10 })),
      tz: Type.Optional(Type.Integer({ minimum: -840, maximum: 840, default: 0 })),
      member_id: Type.Optional(Id),
      next_id: Type.Optional(Type.String({ maxLength: 20 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    result: Type.Object({
      list: Type.Array(Message),
      days: Type.Array(Type.String()),
      next_id: Nullable(Type.String()),
    }),
  },
  /**
   * Of each conversation the newest message that has `q` in it, conversations in the order of the list. A page looks through some
   * of them: it may be empty, with a `next_id`. Very old messages of a conversation are found in it only. @assumed
   */
  'GET /api/v1/users/messages/search': {
    access: 'user',
    summary: 'Find messages in all my conversations',
    query: Type.Object({
      q: Type.String({ minLength: 1, maxLength: 2 * LIMITS.chatSearch }),
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    result: Page(Message),
  },
  /**
   * The newest first, or `after` a place (`next_id`, a sequence number) the oldest first. A page may be short, with a
   * `next_id`. @assumed
   */
  'GET /api/v1/groups/:id/media': {
    access: 'user',
    summary: 'What was shared in a conversation: pictures and clips, files, links, voices',
    params: GroupIdParams,
    query: Type.Object({
      kind: OneOf(MEDIA_KINDS),
      direction: Type.Optional(OneOf(['before', 'after'])),
      next_id: Type.Optional(Type.String({ maxLength: 20 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 40 })),
    }),
    result: Page(Message),
  },
  /**
   * Oldest first, at most `LIMITS.unseen` of each: messages after the last one I viewed that call me by name, and messages of
   * mine with reactions that I have not seen. @assumed
   */
  'GET /api/v1/groups/:id/unseen': {
    access: 'user',
    summary: 'What in a conversation was meant for me and I have not seen',
    params: GroupIdParams,
    result: Type.Object({ mentions: Type.Array(Place), reactions: Type.Array(Place) }),
  },
  /** @assumed */
  'POST /api/v1/groups/:id/reactions/view': {
    access: 'user',
    summary: 'Mark the reactions on messages of mine as seen',
    params: GroupIdParams,
    body: Type.Object({ msg_ids: Type.Array(Id, { minItems: 1, maxItems: LIMITS.unseen }) }),
    result: Nothing,
  },
  'GET /api/v1/groups/:id/messages/:msgId': {
    access: 'user',
    summary: 'One message',
    params: Type.Object({ id: GroupId, msgId: Id }),
    result: Message,
    errors: ['api.invalid_msg_id'],
  },
  /** A repeat of `cid` by the same sender returns the first message; in another conversation it is invalid data. */
  'POST /api/v1/messages': {
    access: 'user',
    mayBeLate: true,
    summary: 'Post a message',
    body: Type.Object({ group_id: GroupId, ...Content }),
    result: Message,
    errors: NOT_SENT,
  },
  /** `api.invalid_msg_id`: the message is not there, retracted, or not the caller's to see; so below. */
  'POST /api/v1/messages/:id/thread': {
    access: 'user',
    summary: 'Answer a message in its conversation',
    params: IdParams,
    body: Type.Object(Content),
    result: Message,
    errors: [...NOT_SENT, 'api.invalid_msg_id'],
  },
  /** Its file goes along; the quote and the reactions do not. @assumed */
  'POST /api/v1/messages/:id/forward': {
    access: 'user',
    summary: 'Send a message on to other conversations',
    params: IdParams,
    body: Type.Object({ targets: Targets }),
    result: Sent,
    errors: ['api.invalid_msg_id', 'api.media_expired'],
  },
  /** Returns what is left of it; a repeat returns the same. */
  'DELETE /api/v1/messages/:id': {
    access: 'user',
    summary: 'Retract a message',
    params: IdParams,
    result: Message,
    errors: ['api.invalid_msg_id'],
  },
  /** One emoji after another. @assumed */
  'GET /api/v1/messages/:id/emojis': {
    access: 'user',
    summary: 'Who reacted to a message',
    params: IdParams,
    query: Type.Object({
      emoji: Type.Optional(Emoji),
      next_id: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    result: Page(Type.Object({ emoji: Type.String(), user: Person, create_at: Time })),
    errors: ['api.invalid_msg_id'],
  },
  /** A repeat changes nothing. The result is `@assumed`. */
  'POST /api/v1/messages/:id/emojis': {
    access: 'user',
    summary: 'React to a message with an emoji',
    params: IdParams,
    body: Type.Object({ emoji: Emoji }),
    result: Emojis,
    errors: ['api.invalid_msg_id', 'api.too_much'],
  },
  /** Without `emoji` all of one's own. @assumed */
  'DELETE /api/v1/messages/:id/emojis': {
    access: 'user',
    summary: 'Take a reaction back',
    params: IdParams,
    query: Type.Object({ emoji: Type.Optional(Emoji) }),
    result: Emojis,
    errors: ['api.invalid_msg_id'],
  },
  /** Of a conversation, or with `msg_id` of a message in it. The body is `@assumed`. */
  /** The latest pin first. */
  'GET /api/v1/groups/:id/pins': {
    access: 'user',
    summary: 'Pinned messages',
    params: GroupIdParams,
    result: Type.Object({ list: Type.Array(Message) }),
  },
  'POST /api/v1/groups/:id/pins': {
    access: 'user',
    summary: 'Pin a message',
    params: GroupIdParams,
    body: Type.Object({ msg_id: Id }),
    result: Type.Object({ pin_at: Time }),
    errors: ['api.invalid_msg_id', 'api.too_much', 'api.data_exists'],
  },
  'DELETE /api/v1/groups/:id/pins/:msgId': {
    access: 'user',
    summary: 'Unpin a message',
    params: Type.Object({ id: GroupId, msgId: Id }),
    result: Nothing,
    errors: ['api.invalid_msg_id'],
  },
});
