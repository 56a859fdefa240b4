import { BindWallet } from '../../domains/payment/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { DeskPage } from './DeskPage.tsx';

/** Which account at wellpay is one's own. */
export function BindPage() {
  const text = useText();
  return (
    <DeskPage title={text('payment.bind.title')}>
      {(desk, facts) => <BindWallet desk={desk} facts={facts} />}
    </DeskPage>
  );
}
