import { Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import { FoundGroups, GroupTable, OpsSearch, useOps } from '../../../domains/operators/index.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useQuery } from '../../../lib/router/useQuery.ts';

/** Groups of the brand; what their names begin with stands in the address. */
export function Groups({ path }: { path: string }) {
  const text = useText();
  const { http } = useOps();
  const q = useQuery().get('q') ?? '';
  const groups = useMemo(() => new FoundGroups(http, q), [http, q]);
  useEffect(() => groups.pages.open(), [groups]);
  return (
    <Stack gap="md">
      <OpsSearch path={path} label={text('ops.groups.search')} q={q} />
      <GroupTable groups={groups} />
    </Stack>
  );
}
