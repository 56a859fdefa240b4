import { Heading } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { counted } from '../../../lib/text/number.ts';
import { BrandLinks } from '../../brand/later.ts';
import { CommentComposer } from '../comments/CommentComposer.tsx';
import type { CommentsStore } from '../comments/comments.store.ts';
import { PostComments } from '../comments/PostComments.tsx';
import { PostActions } from '../components/PostActions.tsx';
import { PostHead } from '../components/PostHead.tsx';
import { PostWords } from '../components/PostWords.tsx';
import { LazyPostState } from '../components/state/LazyPostState.tsx';
import type { PostModel } from '../post.model.ts';
import { bodyOf } from './post-body.tsx';

/** Goes to the line in a panel on which one writes. */
export const writeIn = (panel: HTMLElement | null): void => panel?.querySelector('textarea')?.focus();

/** Beside the stage: who, the words, the actions, and what people say. */
export const PostPanel = observer(function PostPanel({
  ref,
  post,
  comments,
}: {
  ref: RefObject<HTMLElement | null>;
  post: PostModel;
  comments: CommentsStore;
}) {
  const text = useText();
  return (
    <aside
      ref={ref}
      aria-label={text('comments.heading')}
      className="flex h-dvh min-w-0 flex-col border-s border-subtle bg-raised"
    >
      <div className="shrink-0 border-b border-subtle px-panel-inset pt-1">
        <PostHead post={post} variant="page" />
        <div className="flex flex-col gap-3 px-card-pad">
          <LazyPostState post={post} variant="notice" />
          <div>
            <PostWords post={post} full body={bodyOf(post)} />
          </div>
        </div>
        <PostActions post={post} onComment={() => writeIn(ref.current)} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-panel pb-6">
        <div className="py-3">
          <Heading level={2} size="lead">
            {text('comments.title', counted(post.counts.comment))}
          </Heading>
        </div>
        <PostComments comments={comments} />
        <BrandLinks place="footer" />
      </div>
      <CommentComposer comments={comments} />
    </aside>
  );
});
