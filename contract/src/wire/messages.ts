import { type Static, Type } from 'typebox';
import { MESSAGE_TYPES, POSTABLE_MESSAGE_TYPES } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { calls, Nothing, Nullable, OneOf, Time } from './call.ts';
import { Cid, GroupId, GroupIdParams, Id } from './ids.ts';
import { Person } from './users.ts';

/**
 * A message. `seq` is gapless per group (`@assumed`). `file_path` names an object of the store; its bytes are read
 * at `/api/v1/groups/{id}/files/{message id}`. `block_user_ids` is empty for a reader: who is on it gets no such message,
 * and no one else is told. Media are gone after `expire_at` = `create_at` + 14 days.
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
});
export type Message = Static<typeof Message>;

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
    summary: 'Post a message',
    body: Type.Object({
      group_id: GroupId,
      cid: Cid,
      type: OneOf(POSTABLE_MESSAGE_TYPES),
      text: Type.Optional(Type.String({ maxLength: 4 * LIMITS.messageText })),
      file_path: Type.Optional(Type.String({ maxLength: 300 })),
      duration: Type.Optional(Type.Integer({ minimum: 0 })),
      filename: Type.Optional(Type.String({ maxLength: 255 })),
    }),
    result: Message,
    errors: ['api.comment_has_hyperlink', 'api.invalid_data', 'api.media_expired'],
  },
  /** Where to put a chat file: a form post to `url`. */
  'GET /api/v1/files/groups/:id/upload_file': {
    access: 'user',
    summary: 'Where to put a chat image or file',
    params: GroupIdParams,
    query: Type.Object({ extension: Type.String({ pattern: '^[A-Za-z0-9]{1,5}$' }) }),
    result: Type.Object({
      url: Type.String(),
      form_data: Type.Record(Type.String(), Type.String()),
      file_path: Type.String(),
    }),
  },
  /** Returns bytes, not a `result`; `fileId` is the message's id. @assumed */
  'GET /api/v1/groups/:id/files/:fileId': {
    access: 'user',
    summary: 'The file of a message, for members',
    params: Type.Object({ id: GroupId, fileId: Id }),
    result: Nothing,
    errors: ['api.media_expired'],
  },
});
