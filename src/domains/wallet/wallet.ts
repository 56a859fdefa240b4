import { pollWhile } from '../../lib/poll.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { ActivityStore } from './activity/activity.store.ts';
import { AmountsShown } from './balance/amounts-shown.store.ts';
import { BalanceStore } from './balance/balance.store.ts';

/** Without a live socket. Milliseconds. */
const POLL = 15_000;

export interface Wallet {
  balance: BalanceStore;
  activity: ActivityStore;
  amounts: AmountsShown;
  /** Points may have moved. */
  catchUp(): void;
  stop(): void;
}

/** Follows the points of the account at the screen, until `stop`. */
export const createWallet = ({ http, realtime }: Pick<Stores, 'http' | 'realtime'>): Wallet => {
  const balance = new BalanceStore(http);
  const activity = new ActivityStore(http);
  const amounts = new AmountsShown();
  const catchUp = () => {
    balance.catchUp();
    activity.catchUp();
  };
  const isPolling = () => realtime.status === 'down' || realtime.status === 'connecting';
  const stops = [
    realtime.on('wallet.changed', catchUp),
    // A provider has decided: what moves is not always mine, and the row of it is another then.
    realtime.on('notification.new', ({ notification }) => {
      if (notification?.kind === 'withdrawal_result') catchUp();
    }),
    pollWhile(isPolling, POLL, catchUp),
    () => balance.stop(),
    () => activity.stop(),
    amounts.stop,
  ];
  return {
    balance,
    activity,
    amounts,
    catchUp,
    stop: () => {
      for (const end of stops) end();
    },
  };
};
