import { Type } from 'typebox';
import { calls, OneOf } from './call.ts';
import { GroupId, IdParams } from './ids.ts';
import { SharedGroup } from './message.ts';
import { Sent, Targets } from './messages.ts';

/** Sends a card to several conversations at once, each by its own `cid`. The body is `@assumed`. */
export const shareCalls = calls({
  /**
   * Returns the code of the group: one, whoever shares it, for those whom it lets invite. With `targets` its card goes there, a
   * `recommand` whose `target_id` is the code. Body and result are `@assumed`.
   */
  'POST /api/v1/share/group': {
    access: 'user',
    summary: 'Share a group, into conversations or by its code',
    body: Type.Object({ group_id: GroupId, targets: Type.Optional(Targets) }),
    result: Type.Object({ code: Type.String(), ...Sent.properties }),
  },
  /** The result is `@assumed`. */
  'GET /api/v1/share/group/:id': {
    access: 'user',
    summary: 'What a share code shows',
    params: IdParams,
    result: Type.Object({ code: Type.String(), ...SharedGroup.properties }),
    errors: ['api.invalid_share_code'],
  },
  /** `type`: as what they publish (the default), or as a recommended contact. @assumed */
  'POST /api/v2/share/social/author/:id/send-message': {
    access: 'user',
    summary: 'Share an author, or a contact, into conversations',
    params: IdParams,
    body: Type.Object({
      targets: Targets,
      type: Type.Optional(OneOf(['share_social_author', 'recommand'])),
    }),
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
