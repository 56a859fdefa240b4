import type { OpsLedgerEntry } from '@livery/contract';
import { Button, Facts, Heading, Inline, NumberText, Stack, Tag } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { LedgerSearch } from './ledger.store.ts';
import { accountText, typeText } from './words.ts';

/** So much of a hash tells it from others. */
const SHOWN = 16;

function Entry({ entry }: { entry: OpsLedgerEntry }) {
  const text = useText();
  const { locale } = useLanguage();
  const { account, seq, amount, balance, hash, is_chained, is_signed, is_frozen } = entry;
  return (
    <Stack gap="xs">
      <Heading level={3}>{accountText(text, account)}</Heading>
      <Inline gap="sm" wrap>
        <Tag tone={is_chained ? 'success' : 'danger'}>
          {text(is_chained ? 'ops.ledger.chained' : 'ops.ledger.not_chained')}
        </Tag>
        <Tag tone={is_signed ? 'success' : 'danger'}>
          {text(is_signed ? 'ops.ledger.signed' : 'ops.ledger.not_signed')}
        </Tag>
        {is_frozen && <Tag tone="warning">{text('ops.ledger.frozen')}</Tag>}
      </Inline>
      <Facts
        items={[
          {
            name: text('ops.ledger.amount'),
            value: <NumberText points={amount} locale={locale} sign="always" />,
          },
          { name: text('ops.ledger.balance'), value: <NumberText points={balance} locale={locale} /> },
          { name: text('ops.ledger.seq'), value: String(seq) },
          { name: text('ops.ledger.hash'), value: `${hash.slice(0, SHOWN)}…` },
        ]}
      />
    </Stack>
  );
}

/** A movement with both of its entries: what one lost, the other has. */
export const TransferDialog = observer(function TransferDialog({ ledger }: { ledger: LedgerSearch }) {
  const text = useText();
  const { locale } = useLanguage();
  const { opened } = ledger;
  if (!opened) return null;
  const { transfer, entries } = opened;
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Dialog
      open
      onClose={() => ledger.close()}
      title={text('ops.ledger.transfer', { id: transfer.id })}
      actions={<Button onClick={() => ledger.close()}>{text('ops.ledger.close')}</Button>}
    >
      <Stack gap="md">
        <Facts
          items={[
            { name: text('ops.ledger.time'), value: times.format(Date.parse(transfer.create_at)) },
            { name: text('ops.ledger.type'), value: typeText(text, transfer.type) },
            { name: text('ops.ledger.key'), value: transfer.key },
            ...(transfer.reference
              ? [{ name: text('ops.ledger.reference'), value: transfer.reference }]
              : []),
            ...(transfer.remark ? [{ name: text('ops.ledger.remark'), value: transfer.remark }] : []),
          ]}
        />
        {entries.map((entry) => (
          <Entry key={`${entry.account.kind} ${entry.account.owner}`} entry={entry} />
        ))}
      </Stack>
    </Dialog>
  );
});
