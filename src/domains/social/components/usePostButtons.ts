import { CommentIcon, HeartIcon, type IconGlyph, ShareIcon, StarIcon } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { shortNumber } from '../../../lib/text/number.ts';
import type { PostModel } from '../post.model.ts';
import { usePostActions } from './usePostActions.ts';

export interface PostButton {
  name: 'like' | 'comment' | 'collect' | 'share';
  icon: IconGlyph;
  label: string;
  count: string;
  /** Absent: no toggle. */
  pressed?: boolean;
  onClick: () => void;
}

/** The four things that a post offers, in their order; a row and the side of a stage draw them. */
export const usePostButtons = (
  post: PostModel,
  { onComment, onShare }: { onComment: () => void; onShare: () => void },
): PostButton[] => {
  const text = useText();
  const act = usePostActions(post);
  const likes = shortNumber(post.likeCount);
  const comments = shortNumber(post.counts.comment);
  const collections = shortNumber(post.collectCount);
  const shares = shortNumber(post.counts.share);
  return [
    {
      name: 'like',
      icon: HeartIcon,
      label: text('post.like', { count: likes }),
      count: likes,
      pressed: post.like.isOn,
      onClick: act.like,
    },
    {
      name: 'comment',
      icon: CommentIcon,
      label: text('post.comment', { count: comments }),
      count: comments,
      onClick: onComment,
    },
    {
      name: 'collect',
      icon: StarIcon,
      label: text('post.collect', { count: collections }),
      count: collections,
      pressed: post.collect.isOn,
      onClick: act.collect,
    },
    {
      name: 'share',
      icon: ShareIcon,
      label: text('post.share', { count: shares }),
      count: shares,
      onClick: onShare,
    },
  ];
};
