import { Button, ChevronDownIcon, ChevronUpIcon, Spinner } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { counted } from '../../../lib/text/number.ts';
import { CommentItem } from './CommentItem.tsx';
import type { CommentModel } from './comment.model.ts';
import type { CommentsStore } from './comments.store.ts';
import { PagesFoot } from './PagesFoot.tsx';

interface CommentRepliesProps {
  comments: CommentsStore;
  comment: CommentModel;
}

const Opened = observer(function Opened({ comments, comment }: CommentRepliesProps) {
  const text = useText();
  const thread = comments.thread(comment.id);
  const list = comments.shown(thread.list);
  return (
    <>
      {list.length > 0 && (
        <ul className="flex w-full flex-col gap-3">
          {list.map((reply) => (
            <CommentItem key={reply.id} comments={comments} comment={reply} />
          ))}
        </ul>
      )}
      {thread.pages.status === 'loading' && <Spinner label={text('feed.loading')} />}
      <PagesFoot
        pages={thread.pages}
        error={text('comments.replies.error')}
        more={text('comments.replies.more')}
      />
    </>
  );
});

/** The replies to a comment, behind their number. */
export const CommentReplies = observer(function CommentReplies({ comments, comment }: CommentRepliesProps) {
  const text = useText();
  const list = useId();
  const thread = comments.thread(comment.id);
  const { isOpen } = thread;
  return (
    <div className="flex flex-col items-start gap-3 ps-12">
      <Button
        tone="ghost"
        size="sm"
        icon={isOpen ? ChevronUpIcon : ChevronDownIcon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => (isOpen ? thread.close() : thread.open())}
      >
        {text('comments.replies', counted(comment.replyCount))}
      </Button>
      {isOpen && (
        <div id={list} className="flex w-full flex-col items-start gap-3">
          <Opened comments={comments} comment={comment} />
        </div>
      )}
    </div>
  );
});
