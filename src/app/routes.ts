import type { BrandFeatures } from '@livery/contract';
import type { PlaceholderShape } from '../lib/placeholder-shape.ts';
import type { PromptedPage } from '../lib/prompted-page.ts';

/** `main`: all navigation. `page`: full screen on a phone, the rail from 820 px on. `bare`: the page alone. */
export type FrameKind = 'main' | 'page' | 'bare';

export interface RouteRow {
  path: string;
  frame: FrameKind;
  /** The page needs the width: the rail shows icons only. */
  slimRail?: true;
  /** `home` and `post` stand in the first screen; `<domain>/<page>` comes with its domain. */
  page: 'home' | 'post' | 'lost' | `${string}/${string}`;
  /** Of the page; another set of them is another page. */
  props?: Readonly<Record<string, string>>;
  /** Guests see the feed under the login dialog, and the page after the login. A name chooses the dialog's greeting. */
  account?: PromptedPage | true;
  /** Until its code has come; lines where a row names none. The pages of the first screen have their own. */
  placeholder?: PlaceholderShape;
  /** Where the brand has switched it off, the address is as unknown as any other. */
  feature?: SwitchedFeature;
}

export type SwitchedFeature = keyof Pick<BrandFeatures, 'discover' | 'publish' | 'google'> | 'withdrawal';

export const isOn = (features: BrandFeatures, feature: SwitchedFeature): boolean =>
  feature === 'withdrawal' ? features.wallet.withdrawal : features[feature];

export const HOME = '/home/recommend';

/** Points leave: not where the brand has switched that off. */
const payment = (path: string, page: string): RouteRow => ({
  path: `/wallet/${path}`,
  frame: 'page',
  page: `payment/${page}`,
  account: 'me',
  feature: 'withdrawal',
  placeholder: { shape: 'panels', back: '/wallet' },
});

/** Every route of product.md section 2. Data: the shell draws it, tests read it. */
export const ROUTES: readonly RouteRow[] = [
  { path: HOME, frame: 'main', page: 'home', props: { tab: 'recommend' } },
  { path: '/home/follow', frame: 'main', page: 'home', props: { tab: 'follow' } },
  { path: '/home/gallery', frame: 'main', page: 'home', props: { tab: 'gallery' } },
  { path: '/home/chart', frame: 'main', page: 'home', props: { tab: 'chart' } },
  {
    path: '/gallery',
    frame: 'main',
    page: 'social/gallery',
    placeholder: { shape: 'tiles', title: 'page.gallery', back: HOME },
  },
  {
    path: '/chart',
    frame: 'main',
    page: 'social/chart',
    placeholder: { shape: 'ranks', title: 'page.chart', back: HOME },
  },
  {
    path: '/chat',
    frame: 'main',
    slimRail: true,
    page: 'messages/chat',
    account: 'chat',
    placeholder: { shape: 'conversations' },
  },
  {
    path: '/friends',
    frame: 'main',
    slimRail: true,
    page: 'contacts/friends',
    account: 'friends',
    placeholder: { shape: 'conversations', title: 'page.friends', back: '/chat' },
  },
  {
    path: '/my-page',
    frame: 'main',
    page: 'users/me',
    account: 'me',
    placeholder: { shape: 'person', title: 'page.me' },
  },
  {
    path: '/notifications',
    frame: 'page',
    page: 'notifications/list',
    account: 'me',
    placeholder: { shape: 'rows', title: 'nav.notifications', back: '/my-page' },
  },
  {
    path: '/profile',
    frame: 'page',
    page: 'account/settings',
    placeholder: { shape: 'panels', title: 'page.profile', back: '/my-page' },
  },
  {
    path: '/edit-profile',
    frame: 'page',
    page: 'users/editProfile',
    account: 'me',
    placeholder: { shape: 'person', title: 'page.edit_profile', back: '/my-page' },
  },
  {
    path: '/guest-page/:id',
    frame: 'page',
    page: 'contacts/person',
    placeholder: { shape: 'person', title: 'page.guest', back: HOME },
  },
  {
    path: '/room/:id',
    frame: 'page',
    slimRail: true,
    page: 'messages/chat',
    account: 'chat',
    placeholder: { shape: 'room' },
  },
  {
    path: '/login',
    frame: 'bare',
    page: 'auth/loginMethods',
    placeholder: { shape: 'auth', isFront: true },
  },
  {
    path: '/login/email',
    frame: 'bare',
    page: 'auth/login',
    props: { mode: 'email' },
    placeholder: { shape: 'auth', back: '/login' },
  },
  {
    path: '/login/phone',
    frame: 'bare',
    page: 'auth/login',
    props: { mode: 'phone' },
    placeholder: { shape: 'auth', back: '/login' },
  },
  {
    path: '/register',
    frame: 'bare',
    page: 'auth/register',
    placeholder: { shape: 'auth', back: '/login' },
  },
  {
    path: '/forgot-password/email',
    frame: 'bare',
    page: 'auth/forgot',
    props: { mode: 'email' },
    placeholder: { shape: 'auth', back: '/login/email' },
  },
  {
    path: '/forgot-password/phone',
    frame: 'bare',
    page: 'auth/forgot',
    props: { mode: 'phone' },
    placeholder: { shape: 'auth', back: '/login/phone' },
  },
  {
    path: '/auth/google-callback',
    frame: 'bare',
    page: 'auth/googleCallback',
    feature: 'google',
    placeholder: { shape: 'auth', isFront: true },
  },
  {
    path: '/auth/google-register',
    frame: 'bare',
    page: 'auth/googleRegister',
    feature: 'google',
    placeholder: { shape: 'auth' },
  },
  { path: '/posts/:id', frame: 'bare', page: 'post' },
  {
    path: '/publish',
    frame: 'page',
    page: 'publishing/publish',
    account: 'publish',
    feature: 'publish',
    placeholder: { shape: 'panels', title: 'page.publish', back: HOME },
  },
  payment('bind', 'bind'),
  payment('withdraw', 'withdraw'),
  payment('pay', 'pay'),
  payment('order/:id', 'order'),
  {
    path: '/wallet',
    frame: 'page',
    page: 'wallet/wallet',
    account: 'me',
    placeholder: { shape: 'panels', title: 'page.wallet', back: '/my-page' },
  },
  {
    path: '/search',
    frame: 'page',
    page: 'search/search',
    placeholder: { shape: 'rows', title: 'page.search', back: HOME },
  },
  {
    path: '/hashtags/:name',
    frame: 'page',
    page: 'search/hashtag',
    placeholder: { shape: 'tiles', back: HOME },
  },
  {
    path: '/discover',
    frame: 'main',
    page: 'discover/discover',
    feature: 'discover',
    placeholder: { shape: 'tiles', title: 'page.discover' },
  },
  {
    path: '/maintenance',
    frame: 'bare',
    page: 'maintenance/notice',
    placeholder: { shape: 'auth', isFront: true },
  },
  { path: '*', frame: 'main', page: 'lost' },
];

/** Addresses that lead to the first page. */
export const REDIRECTED = ['/', '/home'] as const;
