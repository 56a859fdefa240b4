import { type Notification, Switch } from '@livery/contract';
import { countInTitle } from '../../lib/intl/count-in-title.ts';
import { pollWhile } from '../../lib/poll.ts';
import { createAlerts } from '../../lib/sound/alerts.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { NotificationsStore } from './notifications.store.ts';

/** Without a live socket. Milliseconds. */
const POLL = 15_000;

export interface Notifications {
  store: NotificationsStore;
  stop(): void;
}

/** Whom somebody follows of those who follow them is known wherever these appear. */
const followerOf = ({ people: [person], is_followed }: Notification) =>
  person && is_followed !== undefined ? { ...person, is_followed } : undefined;

/** Counts what is new for the account at the screen, until `stop`. */
export const createNotifications = ({
  http,
  realtime,
  social,
  users,
}: Pick<Stores, 'http' | 'realtime' | 'social' | 'users'>): Notifications => {
  const sounds = createAlerts(users, realtime);
  const store = new NotificationsStore({
    http,
    alert: sounds.alert,
    onRows: (rows) => {
      for (const row of rows) {
        const follower = followerOf(row);
        if (follower) social.follows.upsert(follower);
      }
    },
  });
  const isPolling = () => realtime.status === 'down' || realtime.status === 'connecting';
  const stops = [
    pollWhile(isPolling, POLL, () => void store.refreshCount()),
    countInTitle('notifications', () => (users.me?.notify === Switch.CLOSE ? 0 : store.count)),
    () => store.list.clear(),
    sounds.stop,
  ];
  void store.refreshCount();
  return {
    store,
    stop: () => {
      for (const end of stops) end();
    },
  };
};
