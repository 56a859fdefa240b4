import { observer } from 'mobx-react-lite';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { counted } from '../../../lib/text/number.ts';
import { CommentComposer } from './CommentComposer.tsx';
import type { CommentsStore } from './comments.store.ts';
import { PostComments } from './PostComments.tsx';

/** On a phone the comments rise over the stage. */
export const CommentSheet = observer(function CommentSheet({
  open,
  comments,
  onClose,
}: {
  open: boolean;
  comments: CommentsStore;
  onClose: () => void;
}) {
  const text = useText();
  return (
    <BackSheet
      open={open}
      onClose={onClose}
      title={text('comments.title', counted(comments.post.counts.comment))}
      closeLabel={text('post.close')}
      height="half"
      foot={<CommentComposer comments={comments} />}
    >
      <PostComments comments={comments} />
    </BackSheet>
  );
});
