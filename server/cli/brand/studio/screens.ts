import type { Brand } from '../../../src/brand/brand.ts';
import { guestAddress, type PreviewHosts, personAddress, places, type Shown } from '../preview-links.ts';
import type { Occasion } from './occasions/occasion.ts';
import { OCCASIONS, type OccasionName } from './occasions/occasions.ts';
import type { ScreenFeature, StudioScreen } from './state.ts';

export interface StudioHosts extends PreviewHosts {
  /** Where its pages are seen on an occasion. */
  readonly on: Readonly<Record<OccasionName, PreviewHosts>>;
}

/** Paths of a screen for those who see it so: a guest, or somebody of the demo content; on an occasion, where it needs one. */
export interface Path {
  readonly name: string;
  readonly guest?: string;
  readonly person?: string;
  readonly on?: OccasionName;
  readonly feature?: ScreenFeature;
}

const both = (name: string, path: string): Path => ({ name, guest: path, person: path });

/** A new person's address: nothing is sent by looking at the step. */
const NEWCOMER = 'mode=email&email=newcomer%40example.com';

/** Stands in nothing that anybody wrote. */
const NO_WORD = 'qzxvkj';

/** What a brand is judged by first, then the rest in the order in which people come upon it. */
export const pathsOf = ({ other, post, room }: Shown): Path[] => [
  both('feed', '/home/recommend'),
  ...(post === undefined ? [] : [both('post', `/posts/${post}`)]),
  { name: 'chats', person: '/chat' },
  ...(room === undefined ? [] : [{ name: 'room', person: `/room/${room}` }]),
  ...(room === undefined
    ? []
    : (['envelope', 'sealed', 'opened', 'minesweeper'] as const).map(
        (on): Path => ({ name: on, person: `/room/${room}`, on }),
      )),
  { name: 'profile', person: '/my-page' },
  { name: 'wallet', person: '/wallet' },
  { ...both('discover', '/discover'), feature: 'discover' },
  both('gallery', '/home/gallery'),
  both('chart', '/home/chart'),
  { name: 'followed', person: '/home/follow' },
  ...(other === undefined
    ? []
    : [
        both('someone', `/guest-page/${other.id}`),
        both('search', `/search?q=${encodeURIComponent(other.nickname)}`),
      ]),
  { name: 'friends', person: '/friends' },
  { name: 'notifications', person: '/notifications' },
  { name: 'publish', person: '/publish', feature: 'publish' },
  { name: 'edit', person: '/edit-profile' },
  both('settings', '/profile'),
  { name: 'sessions', person: '/profile?dialogVisible=sessions' },
  { name: 'passcode', person: '/profile?dialogVisible=security' },
  { name: 'withdraw', person: '/wallet/withdraw', feature: 'withdrawal' },
  { name: 'bind', person: '/wallet/bind', feature: 'withdrawal' },
  { name: 'pay', person: '/wallet/pay', feature: 'withdrawal' },
  { name: 'order', person: '/wallet/order/studio', on: 'order' },
  { name: 'paid', person: '/wallet/order/studio', on: 'paid' },
  { name: 'login', guest: '/login' },
  { name: 'loginPhone', guest: '/login/phone' },
  { name: 'loginEmail', guest: '/login/email' },
  { name: 'forgot', guest: '/forgot-password/email' },
  { name: 'register', guest: '/register' },
  { name: 'registerCode', guest: `/register?step=2&${NEWCOMER}` },
  { name: 'registerProfile', guest: `/register?step=3&${NEWCOMER}` },
  { name: 'googleBack', guest: '/auth/google-callback', on: 'googleBack' },
  { name: 'googleRefused', guest: '/auth/google-callback', on: 'googleRefused' },
  { name: 'google', guest: '/auth/google-register', on: 'google' },
  { name: 'asked', guest: '/chat' },
  { ...both('consent', '/home/recommend'), on: 'consent' },
  { name: 'emptyFeed', person: '/home/recommend', on: 'empty' },
  { name: 'emptyFollowed', person: '/home/follow', on: 'empty' },
  { name: 'emptyChats', person: '/chat', on: 'empty' },
  { name: 'emptyFriends', person: '/friends', on: 'empty' },
  { name: 'emptyNotifications', person: '/notifications', on: 'empty' },
  { name: 'emptyWallet', person: '/wallet', on: 'empty' },
  both('nothingFound', `/search?q=${NO_WORD}`),
  both('lost', '/nowhere'),
  { name: 'failed', person: '/wallet', on: 'failed' },
  { ...both('offline', '/home/recommend'), on: 'offline' },
  { name: 'banned', person: '/my-page', on: 'banned' },
  { name: 'outdated', person: '/notifications', on: 'outdated' },
  { name: 'maintenance', guest: '/maintenance', on: 'rest' },
  { name: 'noPage', guest: '/', on: 'noPage' },
  { name: 'broken', guest: '/', on: 'broken' },
  { name: 'down', guest: '/', on: 'down' },
];

/** Everything that a brand can be judged by. `own`: its name with port; `seen`: hosts at which a browser finds it. */
export async function screensOf(own: string, seen: StudioHosts): Promise<StudioScreen[]> {
  const shown = await places(own);
  return pathsOf(shown).flatMap(({ name, guest, person, on, feature }): StudioScreen[] => {
    const hosts = on ? seen.on[on] : seen;
    const out = {
      ...(on && { on }),
      ...(feature && { feature }),
      ...(guest !== undefined && { guest: guestAddress(hosts.guest, guest) }),
      ...(person !== undefined && shown.person !== undefined && { person: personAddress(hosts.own, person) }),
    };
    return out.guest === undefined && out.person === undefined ? [] : [{ name, ...out }];
  });
}

const HAS: Record<ScreenFeature, (features: Brand['config']['features']) => boolean> = {
  discover: ({ discover }) => discover,
  publish: ({ publish }) => publish,
  withdrawal: ({ wallet }) => wallet.withdrawal,
};

/** Those of a brand that has what they show. */
export const seenIn = (brand: Pick<Brand, 'config'>, screens: readonly StudioScreen[] = []): StudioScreen[] =>
  screens.filter(({ on, feature }) => {
    const { isFor }: Occasion = on ? OCCASIONS[on] : {};
    return (!feature || HAS[feature](brand.config.features)) && (isFor?.(brand) ?? true);
  });
