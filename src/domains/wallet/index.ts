export { ActivityCard } from './activity/ActivityCard.tsx';
export { MonthCard } from './activity/MonthCard.tsx';
export { MonthSums } from './activity/MonthSums.tsx';
export { BalanceCard } from './balance/BalanceCard.tsx';
export type { BalanceStore } from './balance/balance.store.ts';
export { QuickActions } from './balance/QuickActions.tsx';
export { ReadOnlyNotice } from './balance/ReadOnlyNotice.tsx';
export { SaveStatement } from './statement/SaveStatement.tsx';
export type { Wallet } from './wallet.ts';
