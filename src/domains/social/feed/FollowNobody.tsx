import type { Author } from '@livery/contract';
import {
  Avatar,
  Button,
  ButtonLink,
  EmptyState,
  List,
  ListHeading,
  PersonRow,
  Stack,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { counted } from '../../../lib/text/number.ts';
import { useNameOf } from '../../users/index.ts';
import { FollowButton } from '../components/FollowButton.tsx';
import type { FeedStore } from '../feed.store.ts';
import { suggestedAuthors } from './suggested-authors.ts';

const Row = observer(function Row({ author, likes }: { author: Author; likes: number }) {
  const text = useText();
  const name = useNameOf()(author);
  return (
    <PersonRow
      href={`/guest-page/${author.id}`}
      media={<Avatar size="md" name={name} src={author.avatar_thumbnail} />}
      title={name}
      detail={text('feed.suggested.likes', counted(likes))}
      action={<FollowButton author={author} always />}
    />
  );
});

/** Nothing of whom one follows: people to begin with, those whose posts are liked most now. */
export const FollowNobody = observer(function FollowNobody({ feed }: { feed: FeedStore }) {
  const text = useText();
  const heading = useId();
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
      {authors.length > 0 && (
        <section aria-labelledby={heading}>
          <ListHeading id={heading}>{text('feed.suggested')}</ListHeading>
          <List labelledBy={heading}>
            {authors.map(({ author, likes }) => (
              <Row key={author.id} author={author} likes={likes} />
            ))}
          </List>
        </section>
      )}
    </Stack>
  );
});
