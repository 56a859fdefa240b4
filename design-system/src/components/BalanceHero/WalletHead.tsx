import type { ReactNode } from 'react';
import * as css from './BalanceHero.css.ts';

export interface WalletHeadProps {
  /** A `BalanceHero`, `BalanceSums`, and what one does with points: `QuickActions`, or a card with one row. */
  children: ReactNode;
}

/** The head of the wallet's page: a balance and what one does with it, built as the brand says. Once a page. */
export function WalletHead({ children }: WalletHeadProps) {
  return <div className={`part-wallet ${css.head}`}>{children}</div>;
}
