import { useEffect, useState } from 'react';
import { useStores } from '../../lib/stores/stores.ts';
import { PaymentDesk } from './payment-desk.store.ts';

/** What a page of payments stands on: read when it opens, and whenever points have moved. */
export const usePaymentDesk = (): PaymentDesk => {
  const { http, realtime, domains } = useStores();
  const [desk] = useState(() => new PaymentDesk({ http, wallet: () => domains.store('wallet').load() }));
  useEffect(() => {
    const look = () => void desk.look();
    void desk.load();
    const ends = [realtime.on('wallet.changed', look), realtime.onCatchUp(look)];
    return () => {
      for (const end of ends) end();
    };
  }, [desk, realtime]);
  return desk;
};
