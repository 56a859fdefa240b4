import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';
import { createWallet, type Wallet } from './wallet.ts';
import { wearWalletSheet } from './wallet-sheet.ts';

declare module '../../lib/domains/domain-module.ts' {
  interface DomainStores {
    wallet: Wallet;
  }
}
declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    wallet: typeof chinese;
  }
}

/** The points of the person at the screen, and what moved them. */
export const domain = defineDomain<Wallet>({
  pages: {
    wallet: async () => {
      const [{ WalletPage }] = await Promise.all([
        import('../../pages/wallet/WalletPage.tsx'),
        wearWalletSheet(),
      ]);
      return WalletPage;
    },
  },
  overlays: {
    log: async () => (await import('./activity/LogSheet.tsx')).LogSheet,
  },
  texts: textsIn(texts),
  createStore: createWallet,
  onCatchUp: (wallet) => wallet.catchUp(),
});
