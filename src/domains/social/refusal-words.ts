import type { PostRefusal } from '@livery/contract';
import type { MessageId } from '../../lib/intl/ids.ts';
import type { Words } from '../../lib/toasts/toasts.store.ts';

const REFUSALS: Record<PostRefusal, MessageId> = {
  unreadable: 'post.refused.unreadable',
  too_long: 'post.refused.too_long',
  too_large: 'post.refused.too_large',
  failed: 'post.refused.failed',
};

const isRefusal = (reason: string): reason is PostRefusal => Object.hasOwn(REFUSALS, reason);

/** Why a post was not approved: as the server's own checks name it, or in an operator's words. */
export const refusalWords = (reason: string): Words =>
  isRefusal(reason) ? { id: REFUSALS[reason] } : { plain: reason };
