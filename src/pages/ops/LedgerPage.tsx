import { Link, Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import {
  envelopeAddress,
  LedgerFilters,
  LedgerSearch,
  LedgerTable,
  ledgerAddress,
  ledgerFilterOf,
  StatementCard,
  TransferDialog,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** What moved points, and somebody's statement; what is looked for stands in the address. */
export function LedgerPage() {
  const text = useText();
  const navigate = useNavigate();
  const { http } = useOps();
  const query = useQuery();
  const filter = useMemo(() => ledgerFilterOf(query), [query]);
  const ledger = useMemo(() => new LedgerSearch(http, filter), [http, filter]);
  useEffect(() => ledger.searched.pages.open(), [ledger]);
  const address = ledgerAddress(filter);
  const envelope = /^envelope +(\S+)$/.exec(filter.account ?? '')?.[1];
  return (
    <OpsPage title={text('ops.ledger')} width="wide">
      <Stack gap="md">
        <LedgerFilters key={address} filter={filter} onChange={(wanted) => navigate(ledgerAddress(wanted))} />
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
