import type { MediaKind, Message } from '@livery/contract';
import { Grid, List, ListHeading, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../../lib/intl/language.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { PagedEnd } from '../../../../lib/lists/PagedEnd.tsx';
import type { PagedList } from '../../../../lib/lists/paged-list.ts';
import { dateFormat } from '../../../../lib/text/dates.ts';
import { MEDIA_ROWS } from './MediaRows.tsx';
import { VisualTile } from './VisualTile.tsx';

interface Month {
  name: string;
  list: Message[];
}

/** Where the reader is. */
const useMonths = (list: readonly Message[]): Month[] => {
  const { locale } = useLanguage();
  const format = dateFormat(locale, { year: 'numeric', month: 'long' });
  const months = Map.groupBy(list, ({ create_at }) => format.format(Date.parse(create_at)));
  return [...months].map(([name, of]) => ({ name, list: of }));
};

interface MediaListProps {
  kind: MediaKind;
  shared: PagedList<Message>;
  onShow: (message: Message) => void;
}

const Months = observer(function Months({ shared }: Pick<MediaListProps, 'shared'>) {
  return useMonths(shared.list).map(({ name, list }) => (
    <section key={name} aria-label={name}>
      <ListHeading>{name}</ListHeading>
      <Stack padX="page">
        <Grid columns="3" gap="xs">
          {list.map((message) => (
            <VisualTile key={message.id} message={message} />
          ))}
        </Grid>
      </Stack>
    </section>
  ));
});

/** Pictures and clips by month; everything else row by row. */
export const MediaList = observer(function MediaList({ kind, shared, onShow }: MediaListProps) {
  const text = useText();
  const Row = kind === 'visual' ? undefined : MEDIA_ROWS[kind];
  return (
    <>
      {Row ? (
        <List label={text('room.media')}>
          {shared.list.map((message) => (
            <Row key={message.id} message={message} onShow={onShow} />
          ))}
        </List>
      ) : (
        <Months shared={shared} />
      )}
      <PagedEnd
        list={shared}
        words={{ loading: 'room.file.loading', failed: 'room.media.failed', retry: 'room.search.retry' }}
      />
    </>
  );
});
