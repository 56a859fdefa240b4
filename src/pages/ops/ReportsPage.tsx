import { Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import {
  CaseDesk,
  CaseFilters,
  CaseTable,
  placeOf,
  ReportCases,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** What people reported, and one case of it; which, stands in the address. */
export function ReportsPage() {
  const text = useText();
  const { http } = useOps();
  const { state, kind, id } = placeOf(useQuery());
  const cases = useMemo(() => new ReportCases(http, { state, kind }), [http, state, kind]);
  useEffect(() => cases.pages.open(), [cases]);
  return (
    <OpsPage title={text('ops.reports')} width={id === undefined ? 'wide' : 'column'}>
      {id === undefined ? (
        <Stack gap="md">
          <CaseFilters filter={cases.filter} />
          <CaseTable cases={cases} />
        </Stack>
      ) : (
        <CaseDesk key={id} cases={cases} id={id} />
      )}
    </OpsPage>
  );
}
