import type { PaymentProvider, Provider } from '@livery/contract';
import type { Hindrance } from './components/ProviderNotice.tsx';
import type { DeskFacts } from './payment-desk.store.ts';

export const providerOf = ({ providers }: DeskFacts, code: PaymentProvider): Provider | undefined =>
  providers.find((provider) => provider.code === code);

/** What keeps points from going to a provider, whatever the amount. */
export const hindranceOf = (facts: DeskFacts, code: PaymentProvider): Hindrance | undefined => {
  if (!facts.balance.sign_valid) return { kind: 'read_only' };
  if (!providerOf(facts, code)?.open) return { kind: 'closed' };
  return facts.waitUntil === null ? undefined : { kind: 'wait', until: facts.waitUntil };
};
