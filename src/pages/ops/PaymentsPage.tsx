import { PAYMENT_VIEWS, type PaymentView } from '@livery/contract';
import { Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import {
  Differences,
  FilterForm,
  ORDER_FILTER,
  OrderSearch,
  OrderTable,
  PaymentDialog,
  Payments,
  PaymentTable,
  PaymentViews,
  useFilter,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

function Waiting({ view }: { view: PaymentView }) {
  const { http, toasts } = useOps();
  const payments = useMemo(
    () =>
      new Payments(http, view, (act, status) =>
        toasts.show({ id: `ops.payments.done.${status ?? act}` as 'ops.payments.done.close' }, 'success'),
      ),
    [http, toasts, view],
  );
  useEffect(() => void payments.load(), [payments]);
  return (
    <>
      <PaymentTable payments={payments} />
      <Differences payments={payments} />
      <PaymentDialog payments={payments} />
    </>
  );
}

function All() {
  const { http } = useOps();
  const filter = useFilter(ORDER_FILTER);
  const search = useMemo(() => new OrderSearch(http, filter), [http, filter]);
  useEffect(() => search.searched.pages.open(), [search]);
  return (
    <>
      <FilterForm shape={ORDER_FILTER} filter={filter} />
      <OrderTable search={search} />
    </>
  );
}

/** Withdrawals that wait or came to nothing with what is done about them, and all there ever were. */
export function PaymentsPage() {
  const text = useText();
  const asked = useQuery().get('view');
  const view = PAYMENT_VIEWS.find((each) => each === asked) ?? 'pending';
  return (
    <OpsPage title={text('ops.payments')} width="wide">
      <Stack gap="lg">
        <PaymentViews view={asked === 'all' ? 'all' : view} />
        {asked === 'all' ? <All /> : <Waiting view={view} />}
      </Stack>
    </OpsPage>
  );
}
