import type { OpsPayment } from '@livery/contract';
import { Button, Inline, Link, NumberText, Stack, Table, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { SearchResults } from '../SearchResults.tsx';
import { ordersAddress } from './filter.ts';
import type { OrderSearch } from './orders.store.ts';

const COLUMNS = ['time', 'order', 'person', 'amount', 'payee', 'state'] as const;
const TONES = { pending: 'warning', success: 'success', failed: 'danger' } as const;

/** What became of it; of one that waits, when the provider is asked next. */
function State({ order: { status, reason, next_at } }: { order: OpsPayment }) {
  const text = useText();
  const { locale } = useLanguage();
  const time = dateFormat(locale, { timeStyle: 'short' });
  return (
    <Stack gap="xs" align="start">
      <Tag tone={TONES[status]}>{text(`ops.orders.status.${status}`)}</Tag>
      {reason !== '' && <span>{reason}</span>}
      {next_at && <span>{text('ops.orders.next', { time: time.format(Date.parse(next_at)) })}</span>}
    </Stack>
  );
}

/** Withdrawals and payments of all states. What a provider wrote is text, whatever it looks like. */
export const OrderTable = observer(function OrderTable({ search }: { search: OrderSearch }) {
  const text = useText();
  const { locale } = useLanguage();
  const { searched } = search;
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <SearchResults searched={searched} none={text('ops.orders.empty')}>
      <Inline gap="sm">
        <Button size="sm" loading={search.isSaving} onClick={() => void search.save()}>
          {text('ops.orders.export')}
        </Button>
      </Inline>
      <Table
        caption={text('ops.orders')}
        columns={COLUMNS.map((key) => ({
          ...{ key, label: text(`ops.orders.${key}`) },
          align: key === 'amount' ? 'end' : 'start',
        }))}
        rows={searched.pages.list.map((order) => ({
          id: order.id,
          cells: {
            time: times.format(Date.parse(order.create_at)),
            order: order.id,
            person: (
              <Link tone="standalone" href={ordersAddress({ person: order.user_id })}>
                {order.username || order.user_id}
              </Link>
            ),
            amount: <NumberText points={order.amount} locale={locale} />,
            payee: order.provider === 'point' ? order.payee : order.payee && `…${order.payee}`,
            state: <State order={order} />,
          },
        }))}
      />
    </SearchResults>
  );
});
