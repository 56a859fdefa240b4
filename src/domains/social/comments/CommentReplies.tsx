import { Button, ChevronDownIcon, ChevronUpIcon, Spinner } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { counted } from '../../../lib/text/number.ts';
import { CommentItem } from './CommentItem.tsx';
import type { CommentsStore } from './comments.store.ts';
import { PagesFoot } from './PagesFoot.tsx';

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
      <PagesFoot
        pages={replies}
        error={text('comments.replies.error')}
        more={text('comments.replies.more')}
      />
    </>
  );
});

/** The replies to a comment, behind their number. */
export function CommentReplies({ comments, commentId, count }: CommentRepliesProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const toggle = () => {
    if (!isOpen) comments.repliesTo(commentId).open();
    setOpen(!isOpen);
  };
  return (
    <div className="flex flex-col items-start gap-3 ps-12">
      <Button
        tone="ghost"
        size="sm"
        icon={isOpen ? ChevronUpIcon : ChevronDownIcon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={toggle}
      >
        {text('comments.replies', counted(count))}
      </Button>
      {isOpen && (
        <div id={list} className="flex flex-col items-start gap-3">
          <Opened comments={comments} commentId={commentId} />
        </div>
      )}
    </div>
  );
}
