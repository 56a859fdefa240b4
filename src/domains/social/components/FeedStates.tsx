import { Button, EmptyState, Inline, Spinner, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { ListFailure } from '../../../lib/lists/ListFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { LazyFollowNobody } from '../feed/LazyFollowNobody.tsx';
import type { PostList } from '../feed.store.ts';

/** The feed could not be read. */
export function FeedError({ feed }: { feed: PostList }) {
  return <ListFailure list={feed} title="feed.refused.title" />;
}

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
