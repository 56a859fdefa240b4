import { guestAddress, type PreviewHosts, personAddress, places, type Shown } from '../preview-links.ts';
import type { StudioScreen } from './state.ts';

export interface StudioHosts extends PreviewHosts {
  /** Where the service says that it rests. */
  readonly resting: string;
}

/** Paths of a screen for those who see it so: a guest, somebody of the demo content, a guest while the service rests. */
export interface Path {
  readonly name: string;
  readonly guest?: string;
  readonly person?: string;
  readonly resting?: string;
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
  { name: 'withdraw', person: '/wallet/withdraw' },
  { name: 'login', guest: '/login' },
  { name: 'loginPhone', guest: '/login/phone' },
  { name: 'loginEmail', guest: '/login/email' },
  { name: 'forgot', guest: '/forgot-password/email' },
  { name: 'register', guest: '/register' },
  { name: 'registerCode', guest: `/register?step=2&${NEWCOMER}` },
  { name: 'registerProfile', guest: `/register?step=3&${NEWCOMER}` },
  both('lost', '/nowhere'),
  { name: 'maintenance', resting: '/maintenance' },
];

/** Everything that a brand can be judged by. `own`: its name with port; `seen`: hosts at which a browser finds it. */
export async function screensOf(own: string, seen: StudioHosts): Promise<StudioScreen[]> {
  const shown = await places(own);
  return pathsOf(shown).flatMap(({ name, guest, person, resting }): StudioScreen[] => {
    const out = {
      ...(guest !== undefined && { guest: guestAddress(seen.guest, guest) }),
      ...(resting !== undefined && { guest: guestAddress(seen.resting, resting) }),
      ...(person !== undefined && shown.person !== undefined && { person: personAddress(seen.own, person) }),
    };
    return Object.keys(out).length === 0 ? [] : [{ name, ...out }];
  });
}
