import { Link, Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import {
  envelopeAddress,
  FilterForm,
  LEDGER_FILTER,
  LedgerSearch,
  LedgerTable,
  StatementCard,
  TransferDialog,
  useFilter,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

/** What moved points, and somebody's statement; what is looked for stands in the address. */
export function LedgerPage() {
  const text = useText();
  const { http } = useOps();
  const filter = useFilter(LEDGER_FILTER);
  const ledger = useMemo(() => new LedgerSearch(http, filter), [http, filter]);
  useEffect(() => ledger.searched.pages.open(), [ledger]);
  const envelope = /^envelope +(\S+)$/.exec(filter.account ?? '')?.[1];
  return (
    <OpsPage title={text('ops.ledger')} width="wide">
      <Stack gap="md">
        <FilterForm shape={LEDGER_FILTER} filter={filter} />
        <StatementCard ledger={ledger} />
        {envelope && (
          <Link tone="standalone" href={envelopeAddress(envelope)}>
            {text('ops.envelopes.look')}
          </Link>
        )}
        <LedgerTable ledger={ledger} />
      </Stack>
      <TransferDialog ledger={ledger} />
    </OpsPage>
  );
}
