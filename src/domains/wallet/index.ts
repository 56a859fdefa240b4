export { ActivityCard } from './activity/ActivityCard.tsx';
export { MonthCard } from './activity/MonthCard.tsx';
export { BalanceCard } from './balance/BalanceCard.tsx';
export type { BalanceStore } from './balance/balance.store.ts';
export { QuickActions } from './balance/QuickActions.tsx';
export { SaveStatement } from './statement/SaveStatement.tsx';
export type { Wallet } from './wallet.ts';
