import { Type } from 'typebox';
import { LIMITS } from '../limits.ts';
import { calls, FormFields, Nothing, OneOf } from './call.ts';
import { GroupId, GroupIdParams, Id } from './ids.ts';

/** A form post: the fields of `form_data`, then the field `file`. */
const FormTarget = Type.Object({
  url: Type.String(),
  form_data: FormFields,
  file_path: Type.String(),
});

/** A long video that comes in parts. */
const VideoParts = Type.Object({
  file_path: Type.String({ maxLength: 300 }),
  size: Type.Integer({ minimum: 1, maximum: LIMITS.videoFile }),
});

/** Files of messages: where they go, and how they are read. */
export const messageFilesCalls = calls({
  /** Where to put a chat file: a form post to `url`. */
  'GET /api/v1/files/groups/:id/upload_file': {
    access: 'user',
    summary: 'Where to put a chat image or file',
    params: GroupIdParams,
    query: Type.Object({ extension: Type.String({ pattern: '^[A-Za-z0-9]{1,5}$' }) }),
    result: FormTarget,
  },
  /**
   * Where to put a video: `PUT` to `url` as `video/mp4`. `poster`: where its still may be put, a JPEG or WebP, before the
   * message is posted (@assumed).
   */
  'GET /api/v1/files/groups/:id/upload_video_url': {
    access: 'user',
    summary: 'Where to put a chat video',
    params: GroupIdParams,
    result: Type.Object({ url: Type.String(), file_path: Type.String(), poster: FormTarget }),
  },
  /**
   * Where the missing parts of a long video go: each by `PUT` as `video/mp4`, in any order, and again after a
   * cut. `file_path` comes from `upload_video_url`; `size`: of the whole, in bytes. `part_size`: of each part but the last.
   * @assumed
   */
  'GET /api/v1/files/groups/:id/upload_parts': {
    access: 'user',
    summary: 'Where the missing parts of a long video go',
    params: GroupIdParams,
    query: VideoParts,
    result: Type.Object({
      part_size: Type.Integer(),
      missing: Type.Array(Type.Object({ number: Type.Integer({ minimum: 1 }), url: Type.String() })),
      poster: FormTarget,
    }),
    errors: ['api.invalid_data'],
  },
  /** Makes one video of its parts, once all have arrived; a repeat returns the same. @assumed */
  'POST /api/v1/files/groups/:id/upload_parts': {
    access: 'user',
    summary: 'Make one video of its parts',
    params: GroupIdParams,
    body: VideoParts,
    result: Type.Object({ file_path: Type.String(), size: Type.Integer() }),
    errors: ['api.invalid_data'],
  },
  'GET /api/v1/files/groups/:id/upload_voice_message': {
    access: 'user',
    summary: 'Where to put a voice message',
    params: GroupIdParams,
    query: Type.Object({ extension: OneOf(['mp3']) }),
    result: FormTarget,
  },
  /**
   * Returns bytes, not a `result`; `fileId` is the message's id. `size`: a smaller drawing of a picture or a still; what has
   * none comes as it is. @assumed
   */
  'GET /api/v1/groups/:id/files/:fileId': {
    access: 'user',
    summary: 'The file of a message, for members',
    params: Type.Object({ id: GroupId, fileId: Id }),
    query: Type.Object({
      part: Type.Optional(OneOf(['poster'])),
      size: Type.Optional(OneOf(['small', 'middle'])),
    }),
    result: Nothing,
    errors: ['api.media_expired'],
  },
  /** An address that a player reads in ranges; good for an hour, for whoever has it. @assumed */
  'GET /api/v1/groups/:id/files/:fileId/link': {
    access: 'user',
    summary: 'An address that plays the file of a message',
    params: Type.Object({ id: GroupId, fileId: Id }),
    result: Type.Object({ url: Type.String() }),
    errors: ['api.media_expired'],
  },
});
