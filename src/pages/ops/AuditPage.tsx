import { Alert, Button, Inline, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import {
  AUDIT_FILTER,
  AuditStore,
  AuditTable,
  FilterForm,
  useFilter,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

const Checked = observer(function Checked({ audit }: { audit: AuditStore }) {
  const text = useText();
  if (!audit.checked) return null;
  const { broken_at, rows } = audit.checked;
  return (
    <Alert tone={broken_at === null ? 'success' : 'danger'}>
      {broken_at === null ? text('ops.audit.whole', { rows }) : text('ops.audit.broken', { seq: broken_at })}
    </Alert>
  );
});

const Tools = observer(function Tools({ audit }: { audit: AuditStore }) {
  const text = useText();
  return (
    <Inline gap="sm">
      <Button size="sm" loading={audit.isChecking} onClick={() => void audit.check()}>
        {text('ops.audit.check')}
      </Button>
      <Button size="sm" onClick={() => void audit.save()}>
        {text('ops.audit.export')}
      </Button>
    </Inline>
  );
});

/** What operators did; what is looked for stands in the address. */
export function AuditPage() {
  const text = useText();
  const { http } = useOps();
  const filter = useFilter(AUDIT_FILTER);
  const audit = useMemo(() => new AuditStore(http, filter), [http, filter]);
  useEffect(() => void audit.searched.pages.open(), [audit]);
  return (
    <OpsPage title={text('ops.audit')} width="wide">
      <Stack gap="md">
        <FilterForm shape={AUDIT_FILTER} filter={filter} />
        <Tools audit={audit} />
        <Checked audit={audit} />
        <AuditTable audit={audit} />
      </Stack>
    </OpsPage>
  );
}
