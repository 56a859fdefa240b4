import { Withdraw } from '../../domains/payment/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { DeskPage } from './DeskPage.tsx';

/** Points to one's account at wellpay, or to a merchant. */
export function WithdrawPage() {
  const text = useText();
  return (
    <DeskPage title={text('payment.withdraw.title')}>
      {(desk, facts) => <Withdraw desk={desk} facts={facts} />}
    </DeskPage>
  );
}
