import { fromScreen } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../../lib/intl/usePageTitle.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useQuery } from '../../../lib/router/useQuery.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useMedia } from '../../../lib/useMedia.ts';
import { useBrand } from '../../brand/index.ts';
import { PostKeys } from './PostKeys.tsx';
import { PostPanel, writeIn } from './PostPanel.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PostStage } from './PostStage.tsx';
import { PostFailure } from './PostStates.tsx';
import { PostViewStore } from './post-view.store.ts';
import { TextPost } from './TextPost.tsx';
import { useGoOn } from './useGoOn.ts';
import { useNextReady } from './useNextReady.ts';
import { useSeenPost } from './useSeenPost.ts';
import { useSteps } from './useSteps.ts';

const CommentSheet = lazily(() => import('../comments/CommentSheet.tsx'), 'CommentSheet', {
  failed: overlayFailed,
});

/** A post: media left and words right on a wide screen, one over the other on a phone. */
export const PostScreen = observer(function PostScreen({ id }: { id: string }) {
  const { social, users } = useStores();
  const { isSignedIn } = users;
  const [store] = useState(() => new PostViewStore(id, social));
  const { hash } = useLocation();
  const isAboutComments = useQuery().has('comment') || hash === '#comments';
  const isWide = useMedia(fromScreen('tablet'));
  // Closed it stays where it is, until it has gone from the screen.
  const [sheet, setSheet] = useState<'open' | 'closed' | undefined>(isAboutComments ? 'open' : undefined);
  const panel = useRef<HTMLElement>(null);
  const steps = useSteps(store);
  useNextReady(store);
  useGoOn(store, steps);
  useSeenPost(store);
  const text = useText();
  const { view } = store;
  usePageTitle(
    useBrand().title,
    view.status === 'ready' ? view.post.caption || text('post.title') : undefined,
  );
  const [wasKnownToThem] = useState(() => isSignedIn && !store.isFromHtml);
  const isNew = isSignedIn && !wasKnownToThem;
  useEffect(() => void (isNew ? store.renew() : store.load()), [store, isNew]);

  useEffect(() => () => store.stop(), [store]);

  if (view.status === 'loading') return <PostPreview id={id} />;
  if (view.status !== 'ready') return <PostFailure view={view} onRetry={() => void store.load()} />;
  const { post, comments } = view;
  if (post.media.length === 0) return <TextPost post={post} comments={comments} view={store} steps={steps} />;
  return (
    <main id="main" tabIndex={-1} className="bg-media-stage outline-none tablet:grid tablet:grid-cols-post">
      <h1 className="sr-only">{post.caption || text('post.title')}</h1>
      <div className="min-w-0 touch-pan-x overflow-clip">
        <PostStage
          post={post}
          view={store}
          steps={steps}
          isWide={isWide}
          onComment={() => (isWide ? writeIn(panel.current) : setSheet('open'))}
        />
      </div>
      {isWide && <PostPanel ref={panel} post={post} comments={comments} />}
      <PostKeys />
      {!isWide && sheet && (
        <CommentSheet open={sheet === 'open'} comments={comments} onClose={() => setSheet('closed')} />
      )}
    </main>
  );
});
