import type { PlaceholderShape } from '../pages/placeholder/placeholder.ts';
import { HOME } from './routes.ts';

const LINES: PlaceholderShape = { shape: 'lines' };

/** By path of the route table. The pages of the first screen bring their own. */
const PLACEHOLDERS: Readonly<Record<string, PlaceholderShape>> = {
  '/gallery': { shape: 'tiles', title: 'page.gallery', back: HOME },
  '/chart': { shape: 'ranks', title: 'page.chart', back: HOME },
  '/chat': { shape: 'conversations' },
  '/friends': { shape: 'rows', title: 'page.friends', back: HOME },
  '/my-page': { shape: 'person', title: 'page.me' },
  '/profile': { shape: 'panels', title: 'page.profile', back: '/my-page' },
  '/edit-profile': { shape: 'person', title: 'page.edit_profile', back: '/my-page' },
  '/guest-page/:id': { shape: 'person', title: 'page.guest', back: HOME },
  '/room/:id': { shape: 'room' },
  '/login': { shape: 'entrance', isFront: true },
  '/login/email': { shape: 'entrance', back: '/login' },
  '/login/phone': { shape: 'entrance', back: '/login' },
  '/register': { shape: 'entrance', back: '/login' },
  '/forgot-password/email': { shape: 'entrance', back: '/login/email' },
  '/forgot-password/phone': { shape: 'entrance', back: '/login/phone' },
  '/auth/google-callback': { shape: 'entrance', isFront: true },
  '/auth/google-register': { shape: 'entrance' },
  '/publish': { shape: 'panels', title: 'page.publish', back: HOME },
  '/search': { shape: 'rows', title: 'page.search', back: HOME },
  '/discover': { shape: 'tiles', title: 'page.discover' },
  '/maintenance': { shape: 'entrance', isFront: true },
};

/** What stands in a page's place while its code is on its way. */
export const placeholderOf = (path: string): PlaceholderShape => PLACEHOLDERS[path] ?? LINES;
