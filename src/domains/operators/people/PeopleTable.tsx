import type { OpsPerson } from '@livery/contract';
import { Button, EmptyState, ErrorState, Link, Skeleton, Stack, Table } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import type { PagedList } from '../../../lib/lists/paged-list.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { type PeoplePlace, peopleAddressOf } from './address.ts';
import { PersonState } from './PersonState.tsx';

const COLUMNS = ['name', 'account', 'since', 'standing', 'id'] as const;

interface PeopleTableProps {
  pages: PagedList<OpsPerson>;
  place: PeoplePlace;
}

/** People, dense. What they call themselves is text, whatever it looks like. */
export const PeopleTable = observer(function PeopleTable({ pages, place }: PeopleTableProps) {
  const text = useText();
  const { locale } = useLanguage();
  const { list, status } = pages;
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const again = <Button onClick={() => pages.reload()}>{text('ops.retry')}</Button>;
  if (status === 'failed' && list.length === 0)
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (pages.isEmpty) return <EmptyState drawing="search" title={text('ops.people.empty')} />;
  if (list.length === 0) return <Skeleton />;
  return (
    <Stack gap="md">
      <Table
        caption={text('ops.people')}
        columns={COLUMNS.map((key) => ({ key, label: text(`ops.people.${key}`) }))}
        rows={list.map((person) => ({
          id: person.id,
          cells: {
            name: (
              <Link tone="standalone" href={peopleAddressOf({ ...place, id: person.id })}>
                {person.nickname || person.username}
              </Link>
            ),
            account: person.username,
            since: times.format(Date.parse(person.create_at)),
            standing: <PersonState person={person} />,
            id: person.id,
          },
        }))}
      />
      {status !== 'end' && (
        <Button
          loading={status === 'loading'}
          onClick={() => (status === 'failed' ? pages.retry() : pages.more())}
        >
          {text('ops.people.more')}
        </Button>
      )}
    </Stack>
  );
});
