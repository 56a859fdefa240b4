import type { Mention, PostReview } from '@livery/contract';
import { newId } from '../../../infra/ids.ts';
import type { Cause } from '../../../infra/outbox/outbox.repository.ts';
import { quoted } from '../quoted.ts';

interface Reviewed {
  id: string;
  author_id: string;
  review: PostReview;
  review_reason: string;
  description: string;
  mentions: readonly Mention[];
}

/** Whom a post tells of itself: its author, where somebody has looked at it or it is refused, and who is called in it. */
export const causesOfReview = (post: Reviewed, from: readonly PostReview[]): Cause[] => {
  const { id, author_id, review, review_reason, description, mentions } = post;
  const about = { subject: id, postId: id };
  const isLookedAt = review === 'rejected' || !from.includes('processing');
  const told: Cause[] = isLookedAt
    ? [{ ...about, kind: 'post_review', receiverId: author_id, item: newId(), text: review_reason }]
    : [];
  if (review !== 'approved') return review === 'rejected' ? told : [];
  const text = quoted(description);
  return [
    ...told,
    ...mentions.map(
      (mention): Cause => ({
        ...{ ...about, kind: 'mention', receiverId: mention.id, actorId: author_id, item: id, text },
      }),
    ),
  ];
};
