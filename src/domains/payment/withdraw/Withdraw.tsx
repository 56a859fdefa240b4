import type { PaymentProvider } from '@livery/contract';
import { SegmentedControl } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import type { DeskFacts, PaymentDesk } from '../payment-desk.store.ts';
import { ToMerchant } from './ToMerchant.tsx';
import { ToWellpay } from './ToWellpay.tsx';

/** Where points go: to one's account at wellpay, or to a merchant. */
export const Withdraw = observer(function Withdraw({ desk, facts }: { desk: PaymentDesk; facts: DeskFacts }) {
  const text = useText();
  const [provider, setProvider] = useState<PaymentProvider>(facts.current);
  return (
    <>
      <SegmentedControl
        label={text('payment.provider')}
        value={provider}
        onChange={setProvider}
        items={[
          { value: 'wellpay', label: text('payment.provider.wellpay') },
          { value: 'point', label: text('payment.provider.point') },
        ]}
      />
      {provider === 'wellpay' ? <ToWellpay desk={desk} facts={facts} /> : <ToMerchant facts={facts} />}
    </>
  );
});
