import { Type } from 'typebox';
import { calls } from './call.ts';
import { IdParams } from './ids.ts';
import { Sent, Targets } from './messages.ts';

/** Sends a card to several conversations at once, each by its own `cid`. The body is `@assumed`. */
export const shareCalls = calls({
  'POST /api/v2/share/social/author/:id/send-message': {
    access: 'user',
    summary: 'Share an author into conversations',
    params: IdParams,
    body: Type.Object({ targets: Targets }),
    result: Sent,
    errors: ['api.author_deleted', 'api.invalid_user_id'],
  },
  'POST /api/v2/share/social/post/:id/send-message': {
    access: 'user',
    summary: 'Share a post into conversations',
    params: IdParams,
    body: Type.Object({ targets: Targets }),
    result: Sent,
    errors: [
      'api.post_not_exist',
      'api.post_auditing',
      'api.post_audit_rejected',
      'api.author_deleted',
      'api.view_permission_denied',
    ],
  },
});
