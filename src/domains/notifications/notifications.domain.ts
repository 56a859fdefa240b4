import { defineDomain } from '../../lib/domains/domain-module.ts';
import { lazyTexts } from '../../lib/intl/lazy-texts.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import { createNotifications, type Notifications } from './notifications.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/domains/domain-module.ts' {
  interface DomainStores {
    notifications: Notifications;
  }
}
declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    notifications: typeof chinese;
  }
}

/** What happened to the person at the screen. */
export const domain = defineDomain<Notifications>({
  pages: {
    // Why a post was refused is said in the words of posts.
    list: async () => {
      const page = import('../../pages/notifications/NotificationsPage.tsx');
      const [{ NotificationsPage }] = await Promise.all([page, lazyTexts.load('social')]);
      return NotificationsPage;
    },
  },
  texts: textsIn(texts),
  createStore: createNotifications,
  events: { 'notification.new': ({ store }, news) => store.receive(news) },
  onCatchUp: ({ store }) => store.catchUp(),
});
