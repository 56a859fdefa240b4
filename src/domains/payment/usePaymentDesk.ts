import { useEffect, useState } from 'react';
import { useStores } from '../../lib/stores/stores.ts';
import { PaymentDesk } from './payment-desk.store.ts';

/** What a page of payments stands on: read when it opens, and whenever points have moved. */
export const usePaymentDesk = (): PaymentDesk => {
  const { http, realtime } = useStores();
  const [desk] = useState(() => new PaymentDesk(http));
  useEffect(() => {
    const look = () => void desk.load();
    look();
    const ends = [realtime.on('wallet.changed', look), realtime.onCatchUp(look)];
    return () => {
      for (const end of ends) end();
    };
  }, [desk, realtime]);
  return desk;
};
