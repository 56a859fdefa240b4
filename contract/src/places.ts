import { type GuestRules, isKept, keptPages } from './guests.ts';

/** Places that a brand may put into its main navigation; the first four are what it has until it says so. */
export const TABS = ['home', 'discover', 'chat', 'me', 'notifications', 'wallet'] as const;
export type Tab = (typeof TABS)[number];
export const TABS_RANGE = { least: 2, most: 5 } as const;

/** What `/` opens for who is signed in, and for a guest: what is of an account is none of theirs. */
export const MEMBER_STARTS = TABS;
export const GUEST_STARTS = ['home', 'discover', 'login'] as const;
export interface Start {
  member?: Tab;
  guest?: (typeof GUEST_STARTS)[number];
}

/** `tabs` and `start` of `brand.json`, worked out: what the client draws without asking further. */
export interface Places {
  /** Along the foot of a phone, the way to publish in their middle. */
  bar: readonly (Tab | 'publish')[];
  /** Beside pages. What is not in the bar is for who is signed in. */
  rail: readonly Tab[];
  /** Addresses that keep the bar, whatever their pages are elsewhere. */
  tops: readonly string[];
  /** Addresses that `/` stands for. */
  start: { member: string; guest: string };
  /** Pages that ask a guest to sign in, beside those of an account: paths of routes. */
  kept: readonly string[];
}

const ADDRESSES: Readonly<Record<Tab | 'login', string>> = {
  home: '/home/recommend',
  discover: '/discover',
  chat: '/chat',
  me: '/my-page',
  notifications: '/notifications',
  wallet: '/wallet',
  login: '/login',
};

const BAR: readonly Tab[] = ['home', 'discover', 'chat', 'me'];
const RAIL: readonly Tab[] = ['home', 'discover', 'chat', 'notifications', 'wallet', 'me'];

interface Given {
  tabs?: readonly Tab[] | undefined;
  start?: Start | undefined;
  guests?: GuestRules | undefined;
}

/** On a phone news are in the bars of pages; a wide window has no other way to them. */
const railOf = (tabs: readonly Tab[]): readonly Tab[] =>
  tabs.includes('notifications')
    ? tabs
    : tabs.flatMap((tab): Tab[] => (tab === 'me' ? ['notifications', tab] : [tab]));

/** Where a guest may not stay they are asked to log in. */
const guestStart = (place: 'home' | 'discover' | 'login', guests: GuestRules | undefined) => {
  const area = place === 'home' ? 'feed' : place;
  return area !== 'login' && isKept(guests, area) ? 'login' : place;
};

/** Where discover is off, or has nothing to show, the feed begins; what draws the places asks the switches itself. */
export const placesOf = ({ tabs, start = {}, guests }: Given, features: { discover: boolean }): Places => {
  const isThere = (tab: string): boolean => tab !== 'discover' || features.discover;
  const there = <Place extends Tab | 'login'>(place: Place) => (isThere(place) ? place : 'home');
  const places = tabs ?? BAR;
  const middle = Math.ceil(places.length / 2);
  return {
    bar: [...places.slice(0, middle), 'publish', ...places.slice(middle)],
    rail: tabs ? railOf(tabs) : RAIL,
    tops: places.map((tab) => ADDRESSES[tab]),
    start: {
      member: ADDRESSES[there(start.member ?? 'home')],
      guest: ADDRESSES[guestStart(there(start.guest ?? 'home'), guests)],
    },
    kept: keptPages(guests),
  };
};
