import { Skeleton, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useQuery } from '../../../lib/router/useQuery.ts';
import { CommentItem } from './CommentItem.tsx';
import { CommentReplies } from './CommentReplies.tsx';
import type { CommentsStore } from './comments.store.ts';
import { PagesFoot } from './PagesFoot.tsx';

function CommentsSkeleton() {
  return [0, 1, 2, 3].map((row) => (
    <div key={row} className="flex gap-2.5" aria-busy>
      <Skeleton shape="avatar" />
      <div className="flex flex-1 flex-col gap-2 pt-1">
        <Skeleton shape="smallLine" width="sm" />
        <Skeleton width={row % 2 ? 'lg' : 'xl'} />
      </div>
    </div>
  ));
}

/** The one that the address names: `?comment={id}`. */
const useFound = (comments: CommentsStore): void => {
  const id = useQuery().get('comment');
  useEffect(() => {
    if (id !== null) void comments.find(id);
  }, [comments, id]);
};

/** The comments in their states; asks for the first page itself. */
export const CommentList = observer(function CommentList({ comments }: { comments: CommentsStore }) {
  const text = useText();
  const { pages, list, post } = comments;
  const { status } = pages;
  useEffect(() => pages.open(), [pages]);
  useFound(comments);
  if (!post.permissions.allow_comment && list.length === 0) {
    return <Text tone="tertiary">{text('comments.closed')}</Text>;
  }
  const isWaiting = list.length === 0 && (status === 'idle' || status === 'loading');
  return (
    <div className="flex flex-col gap-4">
      {isWaiting && <CommentsSkeleton />}
      {status === 'end' && list.length === 0 && (
        <Text as="p" align="center" tone="tertiary">
          {text('comments.empty')}
        </Text>
      )}
      {list.length > 0 && (
        <ul className="flex flex-col gap-4">
          {list.map((comment) => (
            <Fragment key={comment.id}>
              <CommentItem comments={comments} comment={comment} />
              {comment.replyCount > 0 && (
                <li>
                  <CommentReplies comments={comments} comment={comment} />
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      )}
      <PagesFoot pages={pages} error={text('comments.error')} more={text('comments.more')} />
    </div>
  );
});
