import { type DomainStore, defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    payment: typeof chinese;
  }
}

/** Points that leave: to one's own account at a provider, or to a merchant. */
export const domain = defineDomain<DomainStore>({
  uses: ['wallet'],
  pages: {
    bind: async () => (await import('../../pages/payment/BindPage.tsx')).BindPage,
    withdraw: async () => (await import('../../pages/payment/WithdrawPage.tsx')).WithdrawPage,
    pay: async () => (await import('../../pages/payment/PayPage.tsx')).PayPage,
    order: async () => (await import('../../pages/payment/OrderPage.tsx')).OrderPage,
  },
  texts: textsIn(texts),
});
