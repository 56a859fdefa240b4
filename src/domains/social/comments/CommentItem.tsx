import { Avatar, Link, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useAgeText } from '../../../lib/text/useAgeText.ts';
import { useNameOf } from '../../users/index.ts';
import { CommentLike } from './CommentLike.tsx';
import { CommentMenu } from './CommentMenu.tsx';
import { CommentWords } from './CommentWords.tsx';
import type { CommentModel } from './comment.model.ts';
import type { CommentsStore } from './comments.store.ts';

interface CommentItemProps {
  comments: CommentsStore;
  comment: CommentModel;
}

/** Somebody came for this one: it is in sight. */
const useShown = (isMarked: boolean) => {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) item.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  return item;
};

const ReplyButton = observer(function ReplyButton({ comments, comment }: CommentItemProps) {
  const text = useText();
  const { loginPrompt } = useStores();
  const { author } = comment;
  if (comments.line.bar !== undefined) return null;
  return (
    <button
      type="button"
      onClick={() =>
        loginPrompt.require(() => comments.line.replyTo(comment), {
          from: { person: author, action: 'comment' },
        })
      }
      className="relative rounded-sm font-medium after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-primary"
    >
      {text('comments.reply')}
    </button>
  );
});

/** Who, what and when, and what can be done with it; the author of the post is marked. */
export const CommentItem = observer(function CommentItem({ comments, comment }: CommentItemProps) {
  const text = useText();
  const nameOf = useNameOf();
  const age = useAgeText();
  const { author } = comment;
  const isMarked = comments.marked === comment.id;
  const item = useShown(isMarked);
  return (
    <li
      ref={item}
      aria-current={isMarked || undefined}
      className={`flex gap-2.5 ${isMarked ? '-mx-2 rounded-tab bg-accent-soft p-2' : ''}`}
    >
      <Avatar size="sm" name={author.nickname} src={author.avatar_thumbnail} />
      <div className="min-w-0 flex-1">
        {/* A name in the words under it is far enough from this one for a finger. */}
        <div className="relative mb-1 flex items-center gap-1.5 text-footnote leading-snug text-secondary">
          <Link tone="area" href={`/guest-page/${author.id}`}>
            {nameOf(author)}
          </Link>
          {author.id === comments.post.author.id && <Tag tone="accent">{text('comments.author')}</Tag>}
          {comment.isPinned && <Tag>{text('comments.pinned.tag')}</Tag>}
        </div>
        <CommentWords comment={comment} />
        <div className="flex items-center gap-4 text-caption leading-body text-tertiary">
          {age(comment.createAt)}
          <ReplyButton comments={comments} comment={comment} />
          <CommentMenu comments={comments} comment={comment} />
        </div>
      </div>
      <CommentLike comments={comments} comment={comment} />
    </li>
  );
});
