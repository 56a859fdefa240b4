import type { OpsPerson } from '@livery/contract';
import { Button, EmptyState, ErrorState, Link, Skeleton, Stack, Table } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import type { PagedList } from '../../../lib/lists/paged-list.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { Pick } from '../bulk/Pick.tsx';
import { useOps } from '../ops.ts';
import { type PeoplePlace, peopleAddressOf } from './address.ts';
import { BanTime } from './BanTime.tsx';
import { PersonState } from './PersonState.tsx';
import { type PeopleAct, PeopleActs } from './people-acts.store.ts';

const COLUMNS = ['name', 'account', 'since', 'standing', 'id'] as const;

const ACTS = [
  ['ban', 'danger'],
  ['lift', 'primary'],
  ['sign_out', 'secondary'],
] as const satisfies readonly (readonly [PeopleAct, string])[];

interface PeopleTableProps {
  pages: PagedList<OpsPerson>;
  place: PeoplePlace;
}

/** People, dense. What they call themselves is text, whatever it looks like. */
export const PeopleTable = observer(function PeopleTable({ pages, place }: PeopleTableProps) {
  const text = useText();
  const { locale } = useLanguage();
  const { http, session } = useOps();
  const { list, status } = pages;
  const acts = useMemo(() => new PeopleActs(http, pages), [http, pages]);
  const { bulk } = acts;
  const mayAct = session.may('people.manage');
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const again = <Button onClick={() => pages.reload()}>{text('ops.retry')}</Button>;
  if (status === 'failed' && list.length === 0)
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (pages.isEmpty) return <EmptyState drawing="search" title={text('ops.people.empty')} />;
  if (list.length === 0) return <Skeleton />;
  return (
    <Stack gap="md">
      {mayAct && (
        <BulkBar
          bulk={bulk}
          keys={list.map(({ id }) => id)}
          acts={ACTS.map(([act, tone]) => ({ act, tone, label: text(`ops.people.${act}`) }))}
          fields={(act) => act === 'ban' && <BanTime of={acts} sending={bulk.sending} />}
        />
      )}
      <Table
        caption={text('ops.people')}
        columns={[
          ...(mayAct ? [{ key: 'pick', label: text('ops.bulk.column') }] : []),
          ...COLUMNS.map((key) => ({ key, label: text(`ops.people.${key}`) })),
        ]}
        rows={list.map((person) => ({
          id: person.id,
          cells: {
            pick: <Pick bulk={bulk} id={person.id} name={person.nickname || person.username} />,
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
