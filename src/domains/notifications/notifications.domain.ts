import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import { createNotifications, type Notifications } from './notifications.ts';
import type chinese from './texts/zh-CN.json';

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
    list: async () => (await import('../../pages/notifications/NotificationsPage.tsx')).NotificationsPage,
  },
  texts: textsIn(import.meta.glob('./texts/*.json', { query: '?texts' })),
  createStore: createNotifications,
  events: { 'notification.new': ({ store }, news) => store.receive(news) },
  onCatchUp: ({ store }) => store.catchUp(),
});
