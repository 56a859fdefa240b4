import { createContext, use } from 'react';
import type { Http } from '../http/http.ts';
import type { Realtime } from '../socket/realtime.ts';
import type { AlertStore } from '../toasts/alerts.store.ts';
import type { ToastStore } from '../toasts/toasts.store.ts';

/**
 * What the first screen has and outlives every page, built by the root store. A domain that comes later declares its store
 * in `DomainStores` and builds it in its `<name>.domain.ts`.
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
