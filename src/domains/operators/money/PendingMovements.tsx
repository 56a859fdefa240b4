import type { ManualMovement } from '@livery/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  NumberText,
  Skeleton,
  Stack,
  Table,
  TextField,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ConfirmDialog } from '../desk/ConfirmDialog.tsx';
import { useOps } from '../ops.ts';
import type { Movements } from './movements.store.ts';
import { RefuseDialog } from './RefuseDialog.tsx';

const COLUMNS = ['time', 'person', 'amount', 'remark', 'by', 'act'] as const;

/** Whoever agrees says for themselves to whom and how much. */
const Agreeing = observer(function Agreeing({ movements }: { movements: Movements }) {
  const text = useText();
  const { toasts } = useOps();
  const { agreeing, agreed, sending } = movements;
  const agree = async () => {
    if (await movements.agree()) toasts.show({ id: 'ops.money.done' }, 'success');
  };
  return (
    <ConfirmDialog
      open={agreeing !== undefined}
      title={text('ops.money.agree')}
      text={text('ops.money.agree.text')}
      act={text('ops.money.agree')}
      tone="primary"
      sending={sending}
      onAct={() => void agree()}
      onClose={() => movements.close()}
    >
      <TextField
        label={text('ops.money.account')}
        value={agreed.username}
        onChange={(username) => movements.setAgreed({ username })}
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextField
        label={text('ops.money.amount')}
        inputMode="decimal"
        value={agreed.amount}
        onChange={(amount) => movements.setAgreed({ amount })}
      />
    </ConfirmDialog>
  );
});

const Acts = observer(function Acts({
  movements,
  movement,
}: {
  movements: Movements;
  movement: ManualMovement;
}) {
  const text = useText();
  const { session } = useOps();
  if (!session.may('money.move')) return null;
  return (
    <Inline gap="sm">
      {session.self?.name !== movement.asked_by && (
        <Button size="sm" onClick={() => movements.open(movement)}>
          {text('ops.money.agree')}
        </Button>
      )}
      <Button size="sm" tone="ghost" onClick={() => movements.openRefusal(movement)}>
        {text('ops.money.refuse')}
      </Button>
    </Inline>
  );
});

const PendingTable = observer(function PendingTable({ movements }: { movements: Movements }) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const { pages } = movements;
  const { list, status } = pages;
  if (status === 'failed' && list.length === 0)
    return (
      <ErrorState
        title={text('ops.failed')}
        text={text('ops.failed.text')}
        action={<Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>}
      />
    );
  if (pages.isEmpty) return <EmptyState drawing="search" title={text('ops.money.pending.empty')} />;
  if (list.length === 0) return <Skeleton />;
  return (
    <Stack gap="md">
      <Table
        caption={text('ops.money.pending')}
        columns={COLUMNS.map((key) => ({
          ...{ key, label: text(`ops.money.${key}`) },
          ...(key === 'amount' && { align: 'end' as const }),
        }))}
        rows={list.map((movement) => ({
          id: movement.id,
          cells: {
            time: times.format(Date.parse(movement.create_at)),
            person: movement.username,
            amount: <NumberText points={movement.amount} locale={locale} />,
            remark: movement.remark,
            by: movement.asked_by,
            act: <Acts movements={movements} movement={movement} />,
          },
        }))}
      />
      {status !== 'end' && (
        <Button
          loading={status === 'loading'}
          onClick={() => (status === 'failed' ? pages.retry() : pages.more())}
        >
          {text('ops.money.more')}
        </Button>
      )}
    </Stack>
  );
});

/** What waits for a second operator. */
export function PendingMovements({ movements }: { movements: Movements }) {
  const text = useText();
  return (
    <Stack gap="md">
      <Heading level={2}>{text('ops.money.pending')}</Heading>
      <PendingTable movements={movements} />
      <Agreeing movements={movements} />
      <RefuseDialog movements={movements} />
    </Stack>
  );
}
