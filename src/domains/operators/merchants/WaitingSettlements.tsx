import type { OpsSettlement } from '@livery/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  NumberText,
  Stack,
  Table,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { useOps } from '../ops.ts';
import type { Settlements } from './settlements.store.ts';

const COLUMNS = ['time', 'merchant', 'amount', 'remark', 'by', 'act'] as const;

const Acts = observer(function Acts({
  settlements,
  settlement,
}: {
  settlements: Settlements;
  settlement: OpsSettlement;
}) {
  const text = useText();
  const { session } = useOps();
  return (
    <Inline gap="sm">
      {session.self?.name !== settlement.asked_by && (
        <Button size="sm" onClick={() => settlements.open({ act: 'agree', settlement })}>
          {text('ops.money.agree')}
        </Button>
      )}
      <Button size="sm" tone="ghost" onClick={() => settlements.open({ act: 'refuse', settlement })}>
        {text('ops.money.refuse')}
      </Button>
    </Inline>
  );
});

const Rows = observer(function Rows({ settlements }: { settlements: Settlements }) {
  const text = useText();
  const { locale } = useLanguage();
  const mayAct = useOps().session.may('money.move');
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Table
      caption={text('ops.money.pending')}
      columns={COLUMNS.filter((key) => key !== 'act' || mayAct).map((key) => ({
        ...{ key, label: text(key === 'merchant' ? 'ops.merchants.merchant' : `ops.money.${key}`) },
        ...(key === 'amount' && { align: 'end' as const }),
      }))}
      rows={settlements.waiting.map((settlement) => ({
        id: `${settlement.merchant_id} ${settlement.id}`,
        cells: {
          time: times.format(Date.parse(settlement.create_at)),
          merchant: settlement.merchant_id,
          amount: <NumberText points={settlement.amount} locale={locale} />,
          remark: settlement.remark,
          by: settlement.asked_by,
          act: mayAct && <Acts settlements={settlements} settlement={settlement} />,
        },
      }))}
    />
  );
});

/** Settlements that wait for a second operator. */
export const WaitingSettlements = observer(function WaitingSettlements({
  settlements,
}: {
  settlements: Settlements;
}) {
  const text = useText();
  const { status, waiting } = settlements;
  const again = <Button onClick={() => void settlements.load()}>{text('ops.retry')}</Button>;
  if (status === 'loading') return null;
  return (
    <Stack gap="md">
      <Heading level={2}>{text('ops.money.pending')}</Heading>
      {status === 'failed' && (
        <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />
      )}
      {status === 'ready' && waiting.length === 0 && (
        <EmptyState drawing="search" title={text('ops.money.pending.empty')} />
      )}
      {waiting.length > 0 && <Rows settlements={settlements} />}
    </Stack>
  );
});
