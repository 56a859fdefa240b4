import { lazily } from '../../../lib/lazily.tsx';
import type { CommentMentionsProps } from './CommentMentions.tsx';

/** The code comes with the first `@`, of a comment or of a post that is written. */
export const LazyCommentMentions = lazily<'CommentMentions', CommentMentionsProps>(
  () => import('./CommentMentions.tsx'),
  'CommentMentions',
  {
    domain: 'social',
    // The name can be written as it is.
    failed: () => null,
  },
);
