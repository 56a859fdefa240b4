import type { Brand } from '../../../src/brand/brand.ts';
import { guestAddress, type PreviewHosts, personAddress, places, type Shown } from '../preview-links.ts';
import { OCCASIONS, type Occasion, type OccasionName } from './occasions.ts';
import type { StudioScreen } from './state.ts';

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
}

const both = (name: string, path: string): Path => ({ name, guest: path, person: path });

/** A new person's address: nothing is sent by looking at the step. */
const NEWCOMER = 'mode=email&email=newcomer%40example.com';

/** What a brand is judged by first, then the rest in the order in which people come upon it. */
export const pathsOf = ({ other, post, room }: Shown): Path[] => [
  both('feed', '/home/recommend'),
  ...(post === undefined ? [] : [both('post', `/posts/${post}`)]),
  { name: 'chats', person: '/chat' },
  ...(room === undefined ? [] : [{ name: 'room', person: `/room/${room}` }]),
  ...(room === undefined ? [] : [{ name: 'envelope', person: `/room/${room}`, on: 'envelope' } as const]),
  { name: 'profile', person: '/my-page' },
  { name: 'wallet', person: '/wallet' },
  both('discover', '/discover'),
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
  { name: 'publish', person: '/publish' },
  { name: 'edit', person: '/edit-profile' },
  both('settings', '/profile'),
  { name: 'sessions', person: '/profile?dialogVisible=sessions' },
  { name: 'passcode', person: '/profile?dialogVisible=security' },
  { name: 'withdraw', person: '/wallet/withdraw' },
  { name: 'bind', person: '/wallet/bind' },
  { name: 'pay', person: '/wallet/pay' },
  { name: 'login', guest: '/login' },
  { name: 'loginPhone', guest: '/login/phone' },
  { name: 'loginEmail', guest: '/login/email' },
  { name: 'forgot', guest: '/forgot-password/email' },
  { name: 'register', guest: '/register' },
  { name: 'registerCode', guest: `/register?step=2&${NEWCOMER}` },
  { name: 'registerProfile', guest: `/register?step=3&${NEWCOMER}` },
  { name: 'google', guest: '/auth/google-register', on: 'google' },
  both('lost', '/nowhere'),
  { name: 'maintenance', guest: '/maintenance', on: 'rest' },
  { ...both('consent', '/home/recommend'), on: 'consent' },
];

/** Everything that a brand can be judged by. `own`: its name with port; `seen`: hosts at which a browser finds it. */
export async function screensOf(own: string, seen: StudioHosts): Promise<StudioScreen[]> {
  const shown = await places(own);
  return pathsOf(shown).flatMap(({ name, guest, person, on }): StudioScreen[] => {
    const hosts = on ? seen.on[on] : seen;
    const out = {
      ...(on && { on }),
      ...(guest !== undefined && { guest: guestAddress(hosts.guest, guest) }),
      ...(person !== undefined && shown.person !== undefined && { person: personAddress(hosts.own, person) }),
    };
    return out.guest === undefined && out.person === undefined ? [] : [{ name, ...out }];
  });
}

/** Those of a brand that has what they show. */
export const seenIn = (brand: Pick<Brand, 'config'>, screens: readonly StudioScreen[] = []): StudioScreen[] =>
  screens.filter(({ on }) => {
    const { isFor }: Occasion = on ? OCCASIONS[on] : {};
    return isFor?.(brand) ?? true;
  });
