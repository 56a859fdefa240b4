import { type DomainStore, defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    discover: typeof chinese;
  }
}

/** What operators show, and what stands beside it. */
export const domain = defineDomain<DomainStore>({
  pages: {
    discover: async () => (await import('../../pages/discover/DiscoverPage.tsx')).DiscoverPage,
  },
  uses: ['search', 'social'],
  texts: textsIn(texts),
});
