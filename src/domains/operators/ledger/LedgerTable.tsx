import type { OpsLedgerAccount } from '@livery/contract';
import { Button, Link, NumberText, Table } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { SearchResults } from '../SearchResults.tsx';
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

/** Movements in their states. What people wrote is text, whatever it looks like. */
export const LedgerTable = observer(function LedgerTable({ ledger }: { ledger: LedgerSearch }) {
  const text = useText();
  const { locale } = useLanguage();
  const { searched } = ledger;
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <SearchResults searched={searched} none={text('ops.ledger.empty')}>
      <Table
        caption={text('ops.ledger')}
        columns={COLUMNS.map((key) => ({
          ...{ key, label: text(`ops.ledger.${key}`) },
          align: key === 'amount' ? 'end' : 'start',
        }))}
        rows={searched.pages.list.map((transfer) => ({
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
    </SearchResults>
  );
});
