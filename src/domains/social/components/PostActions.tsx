import {
  ActionButton,
  CardActions,
  CommentIcon,
  HeartIcon,
  ShareIcon,
  StarIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { shortNumber } from '../../../lib/text/number.ts';
import type { PostModel } from '../post.model.ts';
import { usePostActions } from './usePostActions.ts';

export interface PostActionsProps {
  post: PostModel;
  onComment: () => void;
}

/** Like, comment, collect; share at the end of the row. */
export const PostActions = observer(function PostActions({ post, onComment }: PostActionsProps) {
  const text = useText();
  const act = usePostActions(post);
  const likes = shortNumber(post.likeCount);
  const comments = shortNumber(post.counts.comment);
  const collections = shortNumber(post.collectCount);
  return (
    <CardActions>
      <ActionButton
        icon={HeartIcon}
        tone="like"
        label={text('post.like', { count: likes })}
        count={likes}
        pressed={post.like.isOn}
        onClick={act.like}
      />
      <ActionButton
        icon={CommentIcon}
        label={text('post.comment', { count: comments })}
        count={comments}
        onClick={onComment}
      />
      <ActionButton
        icon={StarIcon}
        tone="keep"
        label={text('post.collect', { count: collections })}
        count={collections}
        pressed={post.collect.isOn}
        onClick={act.collect}
      />
      <ActionButton icon={ShareIcon} label={text('post.share')} end onClick={act.share} />
    </CardActions>
  );
});
