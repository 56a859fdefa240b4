import { HeartIcon, Icon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { shortNumber } from '../../../lib/text/number.ts';
import type { CommentModel } from './comment.model.ts';
import type { CommentsStore } from './comments.store.ts';

interface CommentLikeProps {
  comments: CommentsStore;
  comment: CommentModel;
}

/** Likes a comment, beside how many do. */
export const CommentLike = observer(function CommentLike({ comments, comment }: CommentLikeProps) {
  const text = useText();
  const { loginPrompt } = useStores();
  const count = shortNumber(comment.likeCount);
  const like = () =>
    loginPrompt.require(() => void comments.toggleLike(comment), {
      from: { person: comment.author, action: 'like' },
    });
  return (
    <button
      type="button"
      aria-label={text('comments.like', { count })}
      aria-pressed={comment.like.isOn}
      onClick={like}
      className="group relative flex w-9 shrink-0 flex-col items-center gap-0.5 self-start rounded-sm pt-1 text-micro leading-none text-tertiary tabular-nums after:absolute after:-inset-1 aria-pressed:text-danger"
    >
      <span className="group-aria-pressed:animate-pop">
        <Icon of={HeartIcon} size="md" fill={comment.like.isOn ? 'solid' : 'none'} />
      </span>
      <span aria-hidden>{count}</span>
    </button>
  );
});
