import { Pay } from '../../domains/payment/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { DeskPage } from './DeskPage.tsx';

/** A merchant's order is paid with points. */
export function PayPage() {
  const text = useText();
  return (
    <DeskPage title={text('payment.pay.title')}>
      {(desk, facts) => <Pay desk={desk} facts={facts} />}
    </DeskPage>
  );
}
