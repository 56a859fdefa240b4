import { defineDomain } from '../../../src/lib/domains/domain-module.ts';
import { textsIn } from '../../../src/lib/intl/messages.ts';
import texts from './texts?texts';

interface Sample {
  revoked: string[];
  stop(): void;
}

/** A domain with everything that one may have, for domain-cost.test.ts. */
export const domain = defineDomain<Sample>({
  pages: { sample: async () => (await import('./SamplePage.tsx')).SamplePage },
  texts: textsIn(texts),
  createStore: () => ({ revoked: [], stop: () => undefined }),
  events: { 'session.revoked': ({ revoked }, { session_id }) => void revoked.push(session_id) },
});
