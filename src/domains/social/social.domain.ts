import { defineDomain } from '../../lib/domains/domain-module.ts';

/** What is not in the first screen: feed and posts stand there. */
export const domain = defineDomain({
  pages: {
    gallery: async () => (await import('../../pages/home/GalleryPage.tsx')).GalleryPage,
    chart: async () => (await import('../../pages/home/ChartPage.tsx')).ChartPage,
    person: async () => (await import('../../pages/soon/places.tsx')).PersonPage,
    publish: async () => (await import('../../pages/soon/places.tsx')).PublishPage,
    search: async () => (await import('../../pages/soon/places.tsx')).SearchPage,
    discover: async () => (await import('../../pages/soon/places.tsx')).DiscoverPage,
  },
});
