import { Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import {
  PeopleFilters,
  PeopleTable,
  PersonDesk,
  peopleOf,
  peoplePlaceOf,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** People, and one of them; which, stands in the address. */
export function PeoplePage() {
  const text = useText();
  const { http } = useOps();
  const { pathname } = useLocation();
  const query = useQuery();
  const place = useMemo(() => peoplePlaceOf(pathname, query), [pathname, query]);
  const { q, state, id } = place;
  const pages = useMemo(() => peopleOf(http, { q, state }), [http, q, state]);
  useEffect(() => pages.open(), [pages]);
  return (
    <OpsPage title={text('ops.people')} width={id === undefined ? 'wide' : 'column'}>
      {id === undefined ? (
        <Stack gap="md">
          <PeopleFilters place={place} />
          <PeopleTable pages={pages} place={place} />
        </Stack>
      ) : (
        <PersonDesk key={id} place={place} id={id} />
      )}
    </OpsPage>
  );
}
