import { Alert, Button, Inline, SearchField, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { AuditStore, AuditTable, useOps } from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
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

/** What operators did; the words that are looked for stand in the address. */
export function AuditPage() {
  const text = useText();
  const navigate = useNavigate();
  const { http } = useOps();
  const query = useQuery();
  const q = query.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const audit = useMemo(() => new AuditStore(http, { q: q || undefined }), [http, q]);
  useEffect(() => void audit.pages.open(), [audit]);
  const look = (words: string) =>
    navigate(words === '' ? '/ops/audit' : `/ops/audit?${new URLSearchParams({ q: words })}`, {
      replace: true,
    });
  const handleChange = (words: string) => {
    setTyped(words);
    if (words === '') look('');
  };
  return (
    <OpsPage title={text('ops.audit')} width="wide">
      <Stack gap="md">
        <Inline gap="md" justify="between" wrap>
          <SearchField
            label={text('ops.audit.search')}
            clearLabel={text('ops.audit.clear')}
            value={typed}
            onChange={handleChange}
            onSubmit={() => look(typed.trim())}
            maxLength={80}
          />
          <Tools audit={audit} />
        </Inline>
        <Checked audit={audit} />
        <AuditTable audit={audit} />
      </Stack>
    </OpsPage>
  );
}
