import { type DomainStore, defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    search: typeof chinese;
  }
}

/** Finding people, posts and hashtags, and what stands under a hashtag. */
export const domain = defineDomain<DomainStore>({
  pages: {
    search: async () => (await import('../../pages/search/SearchPage.tsx')).SearchPage,
    hashtag: async () => (await import('../../pages/search/HashtagPage.tsx')).HashtagPage,
  },
  uses: ['social'],
  texts: textsIn(texts),
});
