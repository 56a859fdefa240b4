import { Button, ButtonLink, EmptyState, ErrorState, PageScaffold } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { PostView } from './post-view.store.ts';

export interface PostFailureProps {
  view: Extract<PostView, { status: 'refused' | 'failed' }>;
  onRetry: () => void;
}

/** Why there is nothing to see, and what to do instead. */
export function PostFailure({ view, onRetry }: PostFailureProps) {
  const text = useText();
  const words = useWords();
  if (view.status === 'failed') {
    return (
      <PageScaffold>
        <ErrorState
          level={1}
          title={text('post.error.title')}
          text={view.words ? words(view.words) : text('post.error.text')}
          action={
            <Button tone="primary" onClick={onRetry}>
              {text('feed.error.retry')}
            </Button>
          }
        />
      </PageScaffold>
    );
  }
  return (
    <PageScaffold>
      <EmptyState
        drawing="pictures"
        level={1}
        title={text(view.isGone ? 'post.gone.title' : 'post.denied.title')}
        text={words(view.words)}
        action={
          <ButtonLink tone="primary" href="/home/recommend">
            {text('post.gone.action')}
          </ButtonLink>
        }
      />
    </PageScaffold>
  );
}
