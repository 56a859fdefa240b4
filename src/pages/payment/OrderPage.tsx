import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { NoOrder, OrderView, useOrder } from '../../domains/payment/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { ReadFailure } from '../../lib/ReadFailure.tsx';
import { ContentSkeleton } from '../placeholder/ContentSkeleton.tsx';
import { PaymentPage } from './PaymentPage.tsx';

const Order = observer(function Order({ id }: { id: string }) {
  const store = useOrder(id);
  const { state } = store;
  switch (state.status) {
    case 'loading':
      return <ContentSkeleton shape="panels" />;
    case 'failed':
      return <ReadFailure title="payment.order.lost" error={state.error} onRetry={() => void store.load()} />;
    case 'none':
      return <NoOrder />;
    case 'ready':
      return <OrderView order={state.order} />;
  }
});

/** What became of points that were sent. */
export function OrderPage() {
  const text = useText();
  const { id = '' } = useParams();
  return (
    <PaymentPage title={text('payment.order.title')}>
      <Order key={id} id={id} />
    </PaymentPage>
  );
}
