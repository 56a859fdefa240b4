import { Button, Spinner } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { counted } from '../../../../lib/text/number.ts';
import type { CommentsStore } from '../../comments.store.ts';
import { CommentItem } from './CommentItem.tsx';

interface CommentRepliesProps {
  comments: CommentsStore;
  commentId: string;
  /** How many there are. */
  count: number;
}

const Opened = observer(function Opened({ comments, commentId }: Omit<CommentRepliesProps, 'count'>) {
  const text = useText();
  const replies = comments.repliesTo(commentId);
  const { list, status } = replies;
  const isFailed = status === 'failed';
  return (
    <>
      {list.length > 0 && (
        <ul className="flex flex-col gap-3">
          {list.map((reply) => (
            <CommentItem
              key={reply.id}
              comment={reply}
              isAuthor={reply.author.id === comments.post.author.id}
            />
          ))}
        </ul>
      )}
      {status === 'loading' && <Spinner label={text('feed.loading')} />}
      {(isFailed || status === 'ready') && (
        <Button tone="ghost" size="sm" onClick={() => (isFailed ? replies.retry() : replies.more())}>
          {text(isFailed ? 'comments.replies.retry' : 'comments.replies.more')}
        </Button>
      )}
    </>
  );
});

/** The replies to a comment, behind their number. */
export function CommentReplies({ comments, commentId, count }: CommentRepliesProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    comments.repliesTo(commentId).open();
    setOpen(true);
  };
  return (
    <div className="flex flex-col items-start gap-3 ps-12">
      {isOpen ? (
        <Opened comments={comments} commentId={commentId} />
      ) : (
        <Button tone="ghost" size="sm" onClick={open}>
          {text('comments.replies', counted(count))}
        </Button>
      )}
    </div>
  );
}
