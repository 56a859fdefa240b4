import { Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import { FoundGroups, GroupTable, OpsSearch, useOps } from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** Groups of the brand; what their names begin with stands in the address. */
export function GroupsPage() {
  const text = useText();
  const { http } = useOps();
  const q = useQuery().get('q') ?? '';
  const groups = useMemo(() => new FoundGroups(http, q), [http, q]);
  useEffect(() => groups.pages.open(), [groups]);
  return (
    <OpsPage title={text('ops.groups')} width="wide">
      <Stack gap="md">
        <OpsSearch path="/ops/groups" label={text('ops.groups.search')} q={q} />
        <GroupTable groups={groups} />
      </Stack>
    </OpsPage>
  );
}
