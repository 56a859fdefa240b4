import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import { EnvelopesStore } from './envelopes.store.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/domains/domain-module.ts' {
  interface DomainStores {
    envelopes: EnvelopesStore;
  }
}
declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    envelopes: typeof chinese;
  }
}

/** Red envelopes: sent, shown, opened and verified in conversations. */
export const domain = defineDomain<EnvelopesStore>({
  pages: {},
  slots: { card: async () => (await import('./card/EnvelopeOfMessage.tsx')).EnvelopeOfMessage },
  overlays: {
    open: async () => (await import('./opening/OpenEnvelope.tsx')).OpenEnvelope,
    send: async () => (await import('./sending/SendEnvelope.tsx')).SendEnvelope,
  },
  texts: textsIn(texts),
  createStore: ({ http, users }) => new EnvelopesStore(http, () => users.id),
  events: { 'envelope.updated': (store, updated) => store.receive(updated) },
});
