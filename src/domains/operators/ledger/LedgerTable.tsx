import type { OpsLedgerAccount } from '@livery/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Link,
  NumberText,
  Skeleton,
  Stack,
  Table,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ledgerAddress } from './filter.ts';
import type { LedgerSearch } from './ledger.store.ts';
import { accountQuery, accountText, typeText } from './words.ts';

const COLUMNS = ['time', 'type', 'amount', 'from', 'to', 'remark', 'id'] as const;

/** Leads to all that moved there. */
export function AccountLink({ account }: { account: OpsLedgerAccount }) {
  const text = useText();
  return (
    <Link tone="standalone" href={ledgerAddress({ account: accountQuery(account) })}>
      {accountText(text, account)}
    </Link>
  );
}

const Further = observer(function Further({ ledger }: { ledger: LedgerSearch }) {
  const text = useText();
  const { pages, isPartial } = ledger;
  if (pages.status === 'end' && !isPartial) return null;
  return (
    <Button
      loading={pages.status === 'loading'}
      onClick={() => (pages.status === 'failed' ? pages.retry() : ledger.further())}
    >
      {text('ops.ledger.more')}
    </Button>
  );
});

/** Movements in their states. What people wrote is text, whatever it looks like. */
export const LedgerTable = observer(function LedgerTable({ ledger }: { ledger: LedgerSearch }) {
  const text = useText();
  const { locale } = useLanguage();
  const { pages } = ledger;
  const { list, status } = pages;
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  const again = <Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>;
  if (list.length === 0 && status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (list.length === 0 && status === 'end' && !ledger.isPartial)
    return <EmptyState drawing="search" title={text('ops.ledger.empty')} />;
  if (list.length === 0 && ledger.isPartial)
    return (
      <EmptyState
        drawing="search"
        title={text('ops.ledger.not_yet')}
        text={text('ops.ledger.not_yet.text')}
        action={<Further ledger={ledger} />}
      />
    );
  if (list.length === 0) return <Skeleton />;
  return (
    <Stack gap="md">
      <Table
        caption={text('ops.ledger')}
        columns={COLUMNS.map((key) => ({
          ...{ key, label: text(`ops.ledger.${key}`) },
          align: key === 'amount' ? 'end' : 'start',
        }))}
        rows={list.map((transfer) => ({
          id: transfer.id,
          cells: {
            time: times.format(Date.parse(transfer.create_at)),
            type: typeText(text, transfer.type),
            amount: <NumberText points={transfer.amount} locale={locale} />,
            from: <AccountLink account={transfer.from} />,
            to: <AccountLink account={transfer.to} />,
            remark: transfer.remark,
            id: (
              <Button
                size="sm"
                aria-label={text('ops.ledger.open', { id: transfer.id })}
                onClick={() => void ledger.open(transfer.id)}
              >
                {transfer.id}
              </Button>
            ),
          },
        }))}
      />
      <Further ledger={ledger} />
    </Stack>
  );
});
