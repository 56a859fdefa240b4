import type { BrandFeatures } from '@livery/contract';
import type { PromptedPlace } from '../lib/prompted-place.ts';

/** `main`: all navigation. `page`: full screen on a phone, the rail from 820 px on. `bare`: the page alone. */
export type FrameKind = 'main' | 'page' | 'bare';

export interface RouteRow {
  path: string;
  frame: FrameKind;
  /** The page is as wide as two: the rail leaves out its words. */
  slimRail?: true;
  /** `home` and `post` stand in the first screen; `<domain>/<page>` comes with its domain. */
  page: 'home' | 'post' | 'lost' | `${string}/${string}`;
  /** Of the page; another set of them is another page. */
  props?: Readonly<Record<string, string>>;
  /** A guest sees the feed with the login dialog above it, and the page after the login. A name: the dialog says what for. */
  account?: PromptedPlace | true;
  /** Where the brand has switched it off, the address is as unknown as any other. */
  feature?: keyof Pick<BrandFeatures, 'discover' | 'publish' | 'google'>;
}

/** Every route of product.md section 2. Data: the shell draws it, tests read it. */
export const ROUTES: readonly RouteRow[] = [
  { path: '/home/recommend', frame: 'main', page: 'home', props: { tab: 'recommend' } },
  { path: '/home/follow', frame: 'main', page: 'home', props: { tab: 'follow' } },
  { path: '/home/gallery', frame: 'main', page: 'home', props: { tab: 'gallery' } },
  { path: '/home/chart', frame: 'main', page: 'home', props: { tab: 'chart' } },
  { path: '/gallery', frame: 'main', page: 'social/gallery' },
  { path: '/chart', frame: 'main', page: 'social/chart' },
  { path: '/chat', frame: 'main', slimRail: true, page: 'messages/chat', account: 'chat' },
  { path: '/friends', frame: 'main', page: 'contacts/friends', account: 'friends' },
  { path: '/my-page', frame: 'main', page: 'users/me', account: 'me' },
  { path: '/profile', frame: 'page', page: 'account/settings' },
  { path: '/edit-profile', frame: 'page', page: 'users/editProfile', account: 'me' },
  { path: '/guest-page/:id', frame: 'page', page: 'social/person' },
  { path: '/room/:id', frame: 'page', slimRail: true, page: 'messages/chat', account: 'chat' },
  { path: '/login', frame: 'bare', page: 'auth/loginMethods' },
  { path: '/login/email', frame: 'bare', page: 'auth/login', props: { mode: 'email' } },
  { path: '/login/phone', frame: 'bare', page: 'auth/login', props: { mode: 'phone' } },
  { path: '/register', frame: 'bare', page: 'auth/register' },
  { path: '/forgot-password/email', frame: 'bare', page: 'auth/forgot', props: { mode: 'email' } },
  { path: '/forgot-password/phone', frame: 'bare', page: 'auth/forgot', props: { mode: 'phone' } },
  { path: '/auth/google-callback', frame: 'bare', page: 'auth/googleCallback', feature: 'google' },
  { path: '/auth/google-register', frame: 'bare', page: 'auth/googleRegister', feature: 'google' },
  { path: '/posts/:id', frame: 'bare', page: 'post' },
  { path: '/publish', frame: 'page', page: 'social/publish', account: 'publish', feature: 'publish' },
  { path: '/search', frame: 'page', page: 'social/search' },
  { path: '/discover', frame: 'main', page: 'social/discover', feature: 'discover' },
  { path: '/maintenance', frame: 'bare', page: 'maintenance/notice' },
  { path: '*', frame: 'main', page: 'lost' },
];

/** Addresses that lead to the first page. */
export const HOME = '/home/recommend';
export const REDIRECTED = ['/', '/home'] as const;
