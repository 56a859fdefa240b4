import { type OpsPayment, PAYMENT_VIEWS, type PaymentView } from '@livery/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  NumberText,
  SegmentedControl,
  Skeleton,
  Stack,
  Table,
  Tag,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { Pick } from '../bulk/Pick.tsx';
import { useOps } from '../ops.ts';
import type { Payments } from './payments.store.ts';

const COLUMNS = ['time', 'order', 'person', 'amount', 'payee', 'provider', 'act'] as const;
const DIFFERENCE = ['time', 'kind', 'order', 'said', 'act'] as const;

/** Which of them are shown: it stands in the address. */
export function PaymentViews({ view }: { view: PaymentView | 'all' }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <SegmentedControl
      label={text('ops.payments.view')}
      items={[...PAYMENT_VIEWS, 'all' as const].map((value) => ({
        value,
        label: text(`ops.payments.view.${value}`),
      }))}
      value={view}
      onChange={(value) =>
        navigate(value === 'pending' ? '/ops/payments' : `/ops/payments?view=${value}`, { replace: true })
      }
    />
  );
}

const Acts = observer(function Acts({ payments, id }: { payments: Payments; id: string }) {
  const text = useText();
  return (
    <Inline gap="sm" wrap>
      <Button size="sm" onClick={() => payments.doing.ask({ act: 'retry', id })}>
        {text('ops.payments.retry')}
      </Button>
      <Button size="sm" tone="danger" onClick={() => payments.doing.ask({ act: 'fail', id })}>
        {text('ops.payments.fail')}
      </Button>
      <Button size="sm" onClick={() => payments.doing.ask({ act: 'succeed', id })}>
        {text('ops.payments.succeed')}
      </Button>
    </Inline>
  );
});

/** What the provider said last of a withdrawal, as far as it was asked. */
function Provider({ payment: { is_made, tries, reason, status } }: { payment: OpsPayment }) {
  const text = useText();
  if (status === 'failed') return <Tag tone="danger">{reason || text('ops.payments.no_reason')}</Tag>;
  return (
    <Stack gap="xs" align="start">
      <Tag tone={is_made ? 'neutral' : 'warning'}>
        {text(is_made ? 'ops.payments.made' : 'ops.payments.not_made')}
      </Tag>
      <span>{text('ops.payments.tries', { count: tries })}</span>
    </Stack>
  );
}

/** Withdrawals, dense. */
export const PaymentTable = observer(function PaymentTable({ payments }: { payments: Payments }) {
  const text = useText();
  const { locale } = useLanguage();
  const { session } = useOps();
  const { list, status, view, bulk } = payments;
  const mayAct = session.may('money.move') && view === 'pending';
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const again = (name: 'retry' | 'look_again') => (
    <Button onClick={() => void payments.load()}>{text(`ops.${name}`)}</Button>
  );
  if (status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again('retry')} />;
  if (status === 'loading') return <Skeleton />;
  if (list.length === 0)
    return (
      <EmptyState drawing="search" title={text(`ops.payments.empty.${view}`)} action={again('look_again')} />
    );
  const table = (
    <Table
      caption={text('ops.payments')}
      columns={[
        ...(mayAct ? [{ key: 'pick', label: text('ops.bulk.column') }] : []),
        ...COLUMNS.filter((key) => key !== 'act' || mayAct).map((key) => ({
          ...{ key, label: text(`ops.payments.${key}`) },
          align: key === 'amount' ? ('end' as const) : ('start' as const),
        })),
      ]}
      rows={list.map((payment) => ({
        id: payment.id,
        cells: {
          pick: (
            <Pick bulk={bulk} id={payment.id} name={`${payment.id} ${payment.username || payment.user_id}`} />
          ),
          time: times.format(Date.parse(payment.decided_at ?? payment.create_at)),
          order: payment.id,
          person: payment.username || payment.user_id,
          amount: <NumberText points={payment.amount} locale={locale} />,
          payee: payment.payee && `…${payment.payee}`,
          provider: <Provider payment={payment} />,
          act: mayAct && <Acts payments={payments} id={payment.id} />,
        },
      }))}
    />
  );
  if (!mayAct) return table;
  return (
    <Stack gap="md">
      <BulkBar
        bulk={bulk}
        keys={list.map(({ id }) => id)}
        acts={[{ act: 'retry', label: text('ops.payments.retry'), tone: 'primary' }]}
      />
      {table}
    </Stack>
  );
});

/** What the provider says and we do not, until somebody has looked at it. */
export const Differences = observer(function Differences({ payments }: { payments: Payments }) {
  const text = useText();
  const { locale } = useLanguage();
  const { session } = useOps();
  const { differences } = payments;
  const mayAct = session.may('money.move');
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  if (differences.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={2}>{text('ops.payments.differences')}</Heading>
      <Table
        caption={text('ops.payments.differences')}
        columns={DIFFERENCE.filter((key) => key !== 'act' || mayAct).map((key) => ({
          ...{ key, label: text(`ops.payments.${key}`) },
        }))}
        rows={differences.map(({ id, kind, order_id, said, create_at }) => ({
          id,
          cells: {
            time: times.format(Date.parse(create_at)),
            kind: text(`ops.payments.kind.${kind}`),
            ...{ order: order_id, said },
            act: mayAct && (
              <Button size="sm" onClick={() => payments.doing.ask({ act: 'close', id })}>
                {text('ops.payments.close')}
              </Button>
            ),
          },
        }))}
      />
    </Stack>
  );
});
