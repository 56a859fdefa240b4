import { Button, ButtonLink, EmptyState, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PostList } from '../feed.store.ts';
import { SuggestedPeople } from './SuggestedPeople.tsx';
import { suggestedAuthors } from './suggested-authors.ts';

/** Nothing of whom one follows: people to begin with, those whose posts are liked most now. */
export const FollowNobody = observer(function FollowNobody({ feed }: { feed: PostList }) {
  const text = useText();
  const { social } = useStores();
  const { recommend } = social.feeds;
  useEffect(() => recommend.open(), [recommend]);
  const authors = suggestedAuthors(recommend.list);
  const follows = authors.some(({ author }) => social.follows.isFollowing(author.id));
  return (
    <Stack gap="lg">
      <EmptyState
        drawing="people"
        title={text('feed.follow.empty.title')}
        text={text('feed.follow.empty.text')}
        action={
          follows ? (
            <Button tone="primary" onClick={() => feed.refresh()}>
              {text('feed.follow.empty.show')}
            </Button>
          ) : (
            <ButtonLink tone="primary" href="/home/recommend">
              {text('feed.follow.empty.action')}
            </ButtonLink>
          )
        }
      />
      <SuggestedPeople authors={authors} />
    </Stack>
  );
});
