import type { DiscoverCard } from '@livery/contract';
import { ButtonLink, EmptyState, Poster, PosterGrid, PosterSkeleton } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../lib/intl/useText.ts';
import { ListFailure } from '../../lib/lists/ListFailure.tsx';
import { usePagedList } from '../../lib/lists/usePagedList.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { cardLink } from './card-link.ts';

const AWAITED = ['hero', 'wide', 'square', 'square', 'square', 'square', 'wide'] as const;
/** In the first screen of a phone. */
const EAGER = 2;

function Nothing() {
  const text = useText();
  return (
    <EmptyState
      drawing="pictures"
      title={text('discover.empty')}
      text={text('discover.empty.text')}
      action={
        <ButtonLink tone="primary" href="/home/recommend">
          {text('discover.empty.action')}
        </ButtonLink>
      }
    />
  );
}

/** Cards as operators have arranged them, in their states. */
export const DiscoverCards = observer(function DiscoverCards() {
  const text = useText();
  const { http } = useStores();
  const cards = usePagedList<DiscoverCard>({
    keyOf: ({ id }) => id,
    page: async (_, signal) => {
      const { list } = await http.call('GET /api/v1/discovers', { signal });
      return { list, next_id: null };
    },
  });
  if (cards.isEmpty) return <Nothing />;
  if (cards.status === 'failed') return <ListFailure list={cards} title="discover.failed" />;
  const isComing = cards.list.length === 0;
  return (
    <PosterGrid label={text('discover.cards')} busy={isComing}>
      {isComing
        ? // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          AWAITED.map((size, index) => <PosterSkeleton key={index} size={size} />)
        : cards.list.map(({ id, kind, title, image, url }, index) => {
            const link = cardLink(url);
            return (
              link && (
                <Poster
                  key={id}
                  size={kind}
                  title={title}
                  image={image}
                  href={link.href}
                  outside={link.isOutside ? text('discover.outside') : undefined}
                  eager={index < EAGER}
                />
              )
            );
          })}
    </PosterGrid>
  );
});
