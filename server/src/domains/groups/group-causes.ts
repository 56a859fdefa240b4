import { newId } from '../../infra/ids.ts';
import type { Cause } from '../../infra/outbox/outbox.repository.ts';

/** What somebody has done with these people in a group, each time anew; `text`: what they are now. */
export const causesOf = (
  kind: 'group_invite' | 'group_role' | 'group_removed',
  groupId: string,
  actorId: string,
  receivers: readonly string[],
  text = '',
): Cause[] =>
  receivers.map((receiverId) => ({
    ...{ kind, receiverId, actorId, subject: groupId, item: newId(), groupId, text },
  }));
