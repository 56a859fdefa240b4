import type { Hashtag } from '@livery/contract';
import { Card, Heading, Skeleton, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { usePagedList } from '../../../lib/lists/usePagedList.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { searchApi } from '../search.api.ts';
import { HashtagRow } from './HashtagRow.tsx';

const MOST = 10;
const PLACES = Array.from({ length: MOST }, (_, index) => index);

/** The first three stand out. */
function Place({ index }: { index: number }) {
  return (
    <span className="w-6 shrink-0 text-center">
      <Text size="title" weight="strong" numeric tone={index < 3 ? 'accent' : 'tertiary'}>
        {index + 1}
      </Text>
    </span>
  );
}

/** What people publish about now, the most used first; `otherwise` stands there where nothing is. */
export const HotHashtags = observer(function HotHashtags({ otherwise }: { otherwise?: ReactNode }) {
  const text = useText();
  const heading = useId();
  const { social } = useStores();
  const hot = usePagedList<Hashtag>({
    keyOf: ({ name }) => name,
    // Nobody waits for it: what was come for stands without.
    page: async (_, signal) => {
      const { list } = await searchApi(social).hot({ signal, background: true });
      return { list, next_id: null };
    },
  });
  const list = hot.list.slice(0, MOST);
  const isComing = hot.status === 'idle' || hot.status === 'loading';
  if (list.length === 0 && !isComing) return otherwise;
  return (
    <Card as="section" pad="panel" edge="roomy" aria-labelledby={heading}>
      <Heading level={2} size="title" id={heading}>
        {text('search.hot')}
      </Heading>
      <ol
        aria-busy={isComing}
        className="grid grid-cols-2 gap-x-6 pt-2 desktop:grid-flow-col desktop:grid-cols-2 desktop:grid-rows-5"
      >
        {list.map((tag, index) => (
          <HashtagRow key={tag.name} tag={tag} mark={<Place index={index} />} />
        ))}
        {list.length === 0 &&
          PLACES.map((index) => (
            <li key={index} className="flex min-h-row items-center gap-3">
              <Place index={index} />
              <span className="flex-1">
                <Skeleton width="md" />
                <Skeleton shape="smallLine" width="sm" />
              </span>
            </li>
          ))}
      </ol>
    </Card>
  );
});
