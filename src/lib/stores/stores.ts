import { createContext, use } from 'react';
import type { Http } from '../http/http.ts';
import type { Realtime } from '../socket/realtime.ts';
import type { AlertStore } from '../toasts/alerts.store.ts';
import type { ToastStore } from '../toasts/toasts.store.ts';

/**
 * Everything that outlives a page. A domain adds its store beside it, by declaration merging:
 * `declare module '../../lib/stores/stores.ts' { interface Stores { wallet: WalletStore } }`;
 * the root store then has to build it.
 */
export interface Stores {
  /** The way to the server, for stores and forms that a page makes. */
  http: Http;
  realtime: Realtime;
  toasts: ToastStore;
  alerts: AlertStore;
}

const StoresContext = createContext<Stores | undefined>(undefined);

export const StoresProvider = StoresContext.Provider;

export const useStores = (): Stores => {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider above it');
  return stores;
};
