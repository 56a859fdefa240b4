import type { EventMap } from '@livery/contract';
import { type DomainStore, defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import { receiveBlock } from './blocked-author.ts';
import { addFreshPost, forgetFreshPosts } from './feed/fresh-posts.ts';
import { forgetHiddenPeople } from './hidden-people.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

interface FeedsOfAccount extends DomainStore {
  receive(change: EventMap['block.changed']): void;
}

declare module '../../lib/domains/domain-module.ts' {
  interface DomainStores {
    social: FeedsOfAccount;
  }
}
declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    social: typeof chinese;
  }
}

/** What is not in the first screen: feed and posts stand there. */
export const domain = defineDomain<FeedsOfAccount>({
  pages: {
    gallery: async () => (await import('../../pages/home/GalleryPage.tsx')).GalleryPage,
    chart: async () => (await import('../../pages/home/ChartPage.tsx')).ChartPage,
  },
  overlays: {
    likers: async () => (await import('./people/PostPeople.tsx')).LikersSheet,
    viewers: async () => (await import('./people/PostPeople.tsx')).ViewersSheet,
    permissions: async () => (await import('./menu/PermissionsSheet.tsx')).PermissionsSheet,
    followings: async () => (await import('./people/FollowPeople.tsx')).Followings,
    followers: async () => (await import('./people/FollowPeople.tsx')).Followers,
    hiddenAuthors: async () => (await import('./people/HiddenAuthorsOverlay.tsx')).HiddenAuthorsOverlay,
  },
  texts: textsIn(texts),
  createStore: ({ social }) => ({
    receive: (change) => receiveBlock(social, change),
    stop: () => {
      forgetHiddenPeople();
      forgetFreshPosts();
    },
  }),
  events: { 'post.new': (_, { post_id }) => addFreshPost(post_id) },
});
