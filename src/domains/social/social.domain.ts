import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    social: typeof chinese;
  }
}

/** What is not in the first screen: feed and posts stand there. */
export const domain = defineDomain({
  pages: {
    gallery: async () => (await import('../../pages/home/GalleryPage.tsx')).GalleryPage,
    chart: async () => (await import('../../pages/home/ChartPage.tsx')).ChartPage,
    publish: async () => (await import('../../pages/soon/pages.tsx')).PublishPage,
    search: async () => (await import('../../pages/soon/pages.tsx')).SearchPage,
    discover: async () => (await import('../../pages/soon/pages.tsx')).DiscoverPage,
  },
  texts: textsIn(import.meta.glob('./texts/*.json', { query: '?texts' })),
});
