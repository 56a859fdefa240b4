import { Button, EmptyState, ErrorState, Inline, Spinner, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { LazyFollowNobody } from '../feed/LazyFollowNobody.tsx';
import type { PostList } from '../feed.store.ts';

/** The feed could not be read: no connection, or the server's reason. */
export const FeedError = observer(function FeedError({ feed }: { feed: PostList }) {
  const text = useText();
  const words = useWords();
  const { state } = feed;
  const reason = state.status === 'failed' ? failureWordsOf(state.error) : undefined;
  return (
    <ErrorState
      title={text(reason ? 'feed.refused.title' : 'feed.error.title')}
      text={reason ? words(reason) : text('feed.error.text')}
      action={
        <Button tone="primary" onClick={() => feed.retry()}>
          {text('feed.error.retry')}
        </Button>
      }
    />
  );
});

/** There is nothing. */
export function FeedEmpty({ feed }: { feed: PostList }) {
  const text = useText();
  if (feed.name === 'follow') return <LazyFollowNobody feed={feed} />;
  return (
    <EmptyState
      drawing="pictures"
      title={text('feed.empty.title')}
      text={text('feed.empty.text')}
      action={
        <Button tone="primary" onClick={() => feed.refresh()}>
          {text('feed.empty.retry')}
        </Button>
      }
    />
  );
}

/** The list of people one follows needs to know who one is. */
export function FollowForGuest() {
  const text = useText();
  const { loginPrompt } = useStores();
  return (
    <EmptyState
      drawing="people"
      title={text('feed.follow.guest.title')}
      text={text('feed.follow.guest.text')}
      action={
        <Button tone="primary" onClick={() => loginPrompt.ask()}>
          {text('nav.login')}
        </Button>
      }
    />
  );
}

/** The foot of a list: more coming, the rest failed, or that was all. */
export const FeedFoot = observer(function FeedFoot({ feed }: { feed: PostList }) {
  const text = useText();
  if (feed.status === 'failed') {
    return (
      <Inline justify="center" padY="lg" role="alert">
        <Text tone="secondary">{text('feed.more.error')}</Text>
        <Button size="sm" onClick={() => feed.retry()}>
          {text('feed.error.retry')}
        </Button>
      </Inline>
    );
  }
  return (
    <Stack align="center" padY="lg">
      {feed.status === 'end' ? (
        <Text size="caption" tone="tertiary">
          {text('feed.end')}
        </Text>
      ) : (
        <Text tone="tertiary">
          <Spinner label={text('feed.loading')} />
        </Text>
      )}
    </Stack>
  );
});
