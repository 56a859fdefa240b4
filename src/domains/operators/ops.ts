import { createContext, use } from 'react';
import type { Http } from '../../lib/http/http.ts';
import type { ToastStore } from '../../lib/toasts/toasts.store.ts';
import type { AppearanceStore } from '../brand/index.ts';
import type { OperatorSession } from './operator-session.store.ts';

/** What every page of the console has. */
export interface Ops {
  http: Http;
  toasts: ToastStore;
  session: OperatorSession;
  /** The language of the console; it is that of the product in this browser. */
  appearance: Pick<AppearanceStore, 'locale' | 'setLocale'>;
  brand: { title: string; iconUrl: string };
}

const OpsContext = createContext<Ops | undefined>(undefined);

export const OpsProvider = OpsContext.Provider;

export const useOps = (): Ops => {
  const ops = use(OpsContext);
  if (!ops) throw new Error('useOps needs an OpsProvider above it');
  return ops;
};
