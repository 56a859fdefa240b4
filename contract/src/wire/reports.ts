import { Type } from 'typebox';
import { REPORT_REASONS } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { calls, FormFields, Nothing, OneOf } from './call.ts';
import { GroupIdParams, Id } from './ids.ts';

/** `images`: `file_path`s of `upload_report_image`, each used once. */
const report = {
  reason: OneOf(REPORT_REASONS),
  text: Type.Optional(Type.String({ maxLength: 4 * LIMITS.reportText })),
  images: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: LIMITS.reportImages })),
};

/**
 * Reports to the operators; nobody else learns of them. Of one person and one target one a day is kept: a repeat returns the
 * same and keeps nothing. The bodies are `@assumed`.
 */
export const reportsCalls = calls({
  'POST /api/v1/users/report': {
    access: 'user',
    summary: 'Report a person',
    body: Type.Object({ user_id: Id, ...report }),
    result: Nothing,
    errors: ['api.invalid_user_id', 'api.invalid_data'],
  },
  'POST /api/v1/groups/:id/report': {
    access: 'user',
    summary: 'Report a conversation or a message',
    params: GroupIdParams,
    body: Type.Object({ msg_id: Type.Optional(Id), ...report }),
    result: Nothing,
    errors: ['api.invalid_msg_id', 'api.invalid_data'],
  },
  'POST /social/api/report/post': {
    access: 'user',
    summary: 'Report a post',
    body: Type.Object({ post_id: Id, ...report }),
    result: Nothing,
    errors: ['api.post_not_exist', 'api.invalid_data'],
  },
  /** Then POST multipart, as for files of a conversation. A picture of at most 15 MB. @assumed */
  'GET /api/v1/files/reports/upload_image': {
    access: 'user',
    summary: 'Where to send a picture of a report',
    query: Type.Object({ extension: OneOf(['jpg', 'jpeg', 'png', 'webp', 'gif']) }),
    result: Type.Object({
      url: Type.String(),
      form_data: FormFields,
      file_path: Type.String(),
    }),
  },
});
