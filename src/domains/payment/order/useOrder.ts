import { useEffect, useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { OrderStore } from './order.store.ts';

/** What becomes of an order, while somebody looks at it. */
export const useOrder = (id: string): OrderStore => {
  const { http, realtime } = useStores();
  const [store] = useState(() => new OrderStore({ http, realtime }, id));
  useEffect(() => store.follow(), [store]);
  return store;
};
