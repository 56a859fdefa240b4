import { observable } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { BalanceStore } from './balance/balance.store.ts';
import type { Wallet } from './wallet.ts';

/** What domains above need of it: a balance that is asked for by these calls, and an eye. */
export const walletOf = (http: HttpCalls) => {
  const amounts = observable({ areHidden: false });
  return { balance: new BalanceStore(http), amounts } as unknown as Pick<Wallet, 'balance' | 'amounts'>;
};
