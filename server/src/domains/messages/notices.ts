import { ApiError } from '../../infra/errors.ts';
import type { Notice, PostNotice } from '../groups/notices.ts';
import { type NewMessage, NO_CONTENT, type Write } from './messages.writer.ts';
import type { Tell } from './own-telling.ts';

/** Rows of the system, stored as messages are: with a place and a `cid` of their own. */
export const createNotices =
  ({ write, tell }: { write: Write; tell: Tell }): PostNotice =>
  async (tenant, notice) => {
    const stored = await write(tenant.brand.id, draftOf(notice));
    if (!stored) throw new ApiError('api.forbidden');
    await tell(tenant, stored);
  };

const draftOf = ({ groupId, userId, type, text = '', targetId, witness, cid }: Notice): NewMessage => ({
  ...NO_CONTENT,
  group_id: groupId,
  user_id: userId,
  type,
  text,
  target_id: targetId ?? null,
  witness: witness ?? null,
  cid,
});
