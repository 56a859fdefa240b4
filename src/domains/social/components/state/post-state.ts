import type { PostReview } from '@livery/contract';
import type { MessageId } from '../../../../lib/intl/ids.ts';

/** Why nobody but its author sees a post yet, or any more. */
type Hidden = Extract<PostReview, 'processing' | 'auditing' | 'rejected'>;

interface StateWords {
  tone: 'neutral' | 'warning' | 'danger';
  title: MessageId;
  text: MessageId;
}

export const STATE_WORDS: Record<Hidden, StateWords> = {
  processing: { tone: 'neutral', title: 'post.state.processing', text: 'post.state.processing.text' },
  auditing: { tone: 'warning', title: 'post.state.auditing', text: 'post.state.auditing.text' },
  rejected: { tone: 'danger', title: 'post.state.rejected', text: 'post.state.rejected.text' },
};

export const isHidden = (review: PostReview): review is Hidden => Object.hasOwn(STATE_WORDS, review);
