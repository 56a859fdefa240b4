import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  SegmentedControl,
  Stack,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useQuery } from '../../../lib/router/useQuery.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { counted } from '../../../lib/text/number.ts';
import { useBrand } from '../../brand/index.ts';
import { hashtagPath } from '../../social/index.ts';
import { GalleryGrid } from '../../social/later.ts';
import { keptBy } from '../kept.ts';
import { HASHTAG_ORDERS, type HashtagOrder } from '../search.api.ts';

function Nobody({ name }: { name: string }) {
  const text = useText();
  const { features } = useBrand();
  return (
    <EmptyState
      drawing="pictures"
      title={text('hashtag.empty', { name })}
      text={text('hashtag.empty.text')}
      action={
        features.publish && (
          <ButtonLink tone="primary" href="/publish">
            {text('hashtag.empty.action')}
          </ButtonLink>
        )
      }
    />
  );
}

const usePosts = (name: string, order: HashtagOrder) => {
  const { social, users } = useStores();
  const posts = keptBy(social, users.id).tagged(name, order);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (isBack || posts.status === 'idle') posts.open();
    else posts.refresh();
  }, [posts, isBack]);
  return posts;
};

/** How many posts have a hashtag, and the posts, best or newest first. */
export const HashtagPostsView = observer(function HashtagPostsView({ name }: { name: string }) {
  const text = useText();
  const navigate = useNavigate();
  const order = useQuery().get('order') === 'newest' ? 'newest' : 'best';
  const posts = usePosts(name, order);
  const choose = (chosen: HashtagOrder) =>
    navigate(hashtagPath(name) + (chosen === 'newest' ? '?order=newest' : ''), { replace: true });
  return (
    <>
      <Inline justify="between" padX="page" padY="sm" wrap>
        <Stack>
          <Heading level={1} size="display">
            {`#${name}`}
          </Heading>
          <Text tone="secondary">
            {posts.count === undefined ? '\u00a0' : text('hashtag.posts', counted(posts.count))}
          </Text>
        </Stack>
        {!posts.isEmpty && (
          <SegmentedControl
            label={text('hashtag.order')}
            items={HASHTAG_ORDERS.map((value) => ({ value, label: text(`hashtag.order.${value}`) }))}
            value={order}
            onChange={choose}
          />
        )}
      </Inline>
      <GalleryGrid key={order} feed={posts} empty={<Nobody name={name} />} />
    </>
  );
});
