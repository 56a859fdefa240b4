import { AppBar, BackIcon, Card, CardMedia, Heading, IconButton, PageScaffold } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { counted } from '../../../lib/text/number.ts';
import { BrandLinks } from '../../brand/later.ts';
import { CommentComposer } from '../comments/CommentComposer.tsx';
import type { CommentsStore } from '../comments/comments.store.ts';
import { PostComments } from '../comments/PostComments.tsx';
import { PostActions } from '../components/PostActions.tsx';
import { PostHead } from '../components/PostHead.tsx';
import { PostQuote } from '../components/PostQuote.tsx';
import { LazyPostState } from '../components/state/LazyPostState.tsx';
import { usePostActions } from '../components/usePostActions.ts';
import type { PostModel } from '../post.model.ts';
import { PostKeys } from './PostKeys.tsx';
import { writeIn } from './PostPanel.tsx';
import { bodyOf } from './post-body.tsx';
import type { PostViewStore } from './post-view.store.ts';
import { usePostPager } from './usePostPager.ts';
import { useStageKeys } from './useStageKeys.ts';
import type { useSteps } from './useSteps.ts';

export interface TextPostProps {
  post: PostModel;
  comments: CommentsStore;
  view: PostViewStore;
  steps: ReturnType<typeof useSteps>;
}

/** A post of words alone reads like a page. */
export const TextPost = observer(function TextPost({ post, comments, view, steps }: TextPostProps) {
  const text = useText();
  const page = useRef<HTMLDivElement>(null);
  const act = usePostActions(post);
  const write = () => writeIn(page.current);
  useStageKeys({ l: act.like, c: write });
  usePostPager(page, { view, steps, scrolls: true });
  return (
    <PageScaffold
      bar={
        <AppBar
          start={<IconButton icon={BackIcon} label={text('nav.back')} onClick={steps.back} />}
          title={text('post.title')}
        />
      }
    >
      <div ref={page} className="flex flex-1 flex-col gap-gap px-feed-inset pt-2 pb-6">
        <Card as="article">
          <PostHead post={post} variant="page" />
          <div className="px-card-pad pb-3 empty:hidden">
            <LazyPostState post={post} variant="notice" />
          </div>
          <CardMedia>
            <PostQuote post={post} body={bodyOf(post)} />
          </CardMedia>
          <PostActions post={post} onComment={write} />
        </Card>
        <Card as="section" aria-label={text('comments.heading')}>
          <div className="px-card-pad py-3">
            <Heading level={2} size="lead">
              {text('comments.title', counted(post.counts.comment))}
            </Heading>
          </div>
          <div className="px-card-pad pb-4">
            <PostComments comments={comments} />
          </div>
          <CommentComposer comments={comments} />
        </Card>
        <BrandLinks place="footer" />
      </div>
      <PostKeys />
    </PageScaffold>
  );
});
