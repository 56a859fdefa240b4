import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import { createPublishing, type Publishing } from './publishing.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/domains/domain-module.ts' {
  interface DomainStores {
    publishing: Publishing;
  }
}
declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    publishing: typeof chinese;
  }
}

/** What one is about to publish, and posts on their way. */
export const domain = defineDomain<Publishing>({
  pages: { publish: async () => (await import('../../pages/publish/PublishPage.tsx')).PublishPage },
  uses: ['social'],
  texts: textsIn(texts),
  createStore: createPublishing,
  events: { 'post.reviewed': (store, reviewed) => store.receive(reviewed) },
  onCatchUp: ({ publications }) => void publications.refresh(),
});
