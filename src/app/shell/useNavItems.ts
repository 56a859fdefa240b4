import {
  BellIcon,
  type BottomBarItem,
  ChatIcon,
  CompassIcon,
  HomeIcon,
  type NavItem,
  PlusIcon,
  SettingsIcon,
  UserIcon,
  WalletIcon,
} from '@livery/design-system';
import { useLocation } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { countText } from '../../lib/text/count-text.ts';

interface Spot extends Pick<NavItem, 'href' | 'icon'> {
  label: MessageId;
  /** Addresses where this place is the current one: its own, where none are named. */
  covers?: readonly string[];
}

const spots = {
  home: {
    href: '/home/recommend',
    icon: HomeIcon,
    label: 'nav.home',
    covers: ['/home', '/gallery', '/chart'],
  },
  discover: {
    href: '/discover',
    icon: CompassIcon,
    label: 'nav.discover',
    covers: ['/discover', '/search', '/hashtags'],
  },
  chat: { href: '/chat', icon: ChatIcon, label: 'nav.chat', covers: ['/chat', '/friends', '/room'] },
  notifications: {
    href: '/notifications',
    icon: BellIcon,
    label: 'nav.notifications',
  },
  wallet: { href: '/wallet', icon: WalletIcon, label: 'page.wallet' },
  me: { href: '/my-page', icon: UserIcon, label: 'nav.me', covers: ['/my-page', '/edit-profile'] },
  publish: { href: '/publish', icon: PlusIcon, label: 'nav.publish' },
  settings: { href: '/profile', icon: SettingsIcon, label: 'nav.settings' },
  login: { href: '/login', icon: UserIcon, label: 'nav.login' },
} satisfies Record<string, Spot>;

/** How much waits at a place. */
const useBadge = () => {
  const text = useText();
  return (count = 0, label: MessageId): Pick<NavItem, 'badge'> => {
    if (count === 0) return {};
    const shown = countText(count);
    return { badge: { text: shown, label: text(label, { count: shown }) } };
  };
};

/** The product's places. Read it inside an `observer`. */
export const useNavItems = () => {
  const text = useText();
  const { features, places } = useBrand();
  const { domains, users } = useStores();
  const { isSignedIn } = users;
  const { pathname } = useLocation();
  const badge = useBadge();
  const item = ({ href, icon, label, covers = [href] }: Spot): NavItem => ({
    href,
    icon,
    label: text(label),
    current: covers.some((place) => pathname === place || pathname.startsWith(`${place}/`)),
  });
  const unread = domains.store('messages').value?.groups.unread;
  const news = badge(domains.store('notifications').value?.store.count, 'nav.notifications.new');
  const publish = features.publish ? item(spots.publish) : undefined;
  const { bar, rail } = places;
  const itemOf = (place: (typeof bar)[number]): BottomBarItem[] => {
    if ((place === 'discover' || place === 'publish') && !features[place]) return [];
    return [
      {
        ...item(spots[place]),
        ...(place === 'chat' && badge(unread, 'nav.chat.unread')),
        ...(place === 'notifications' && news),
        ...(place === 'publish' && { action: true }),
      },
    ];
  };
  return {
    bottom: bar.flatMap((place) =>
      // On a phone the way to news may be in the bars of this place and of conversations alone.
      place === 'me' && !bar.includes('notifications') ? { ...item(spots.me), ...news } : itemOf(place),
    ),
    rail: rail.flatMap((place) => (isSignedIn || bar.includes(place) ? itemOf(place) : [])),
    publish,
    foot: [item(spots.settings), ...(isSignedIn ? [] : [item(spots.login)])],
  };
};
