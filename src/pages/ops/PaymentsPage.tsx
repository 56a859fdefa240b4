import { PAYMENT_VIEWS } from '@livery/contract';
import { Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import {
  Differences,
  PaymentDialog,
  Payments,
  PaymentTable,
  PaymentViews,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** Withdrawals that wait or came to nothing, and what is done about them. */
export function PaymentsPage() {
  const text = useText();
  const { http, toasts } = useOps();
  const asked = useQuery().get('view');
  const view = PAYMENT_VIEWS.find((each) => each === asked) ?? 'pending';
  const payments = useMemo(
    () =>
      new Payments(http, view, (act, status) =>
        toasts.show({ id: `ops.payments.done.${status ?? act}` as 'ops.payments.done.close' }, 'success'),
      ),
    [http, toasts, view],
  );
  useEffect(() => void payments.load(), [payments]);
  return (
    <OpsPage title={text('ops.payments')} width="wide">
      <Stack gap="lg">
        <PaymentViews view={view} />
        <PaymentTable payments={payments} />
        <Differences payments={payments} />
      </Stack>
      <PaymentDialog payments={payments} />
    </OpsPage>
  );
}
