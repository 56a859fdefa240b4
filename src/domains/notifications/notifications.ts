import { type Notification, Switch } from '@livery/contract';
import { when } from 'mobx';
import { countInTitle } from '../../lib/intl/count-in-title.ts';
import { pollWhile } from '../../lib/poll.ts';
import { readFirst } from '../../lib/socket/read-first.ts';
import { createAlerts } from '../../lib/sound/alerts.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { NotificationsStore } from './notifications.store.ts';
import { isPushAsked, isPushOn } from './push/push-storage.ts';

/** Without a live socket. Milliseconds. */
const POLL = 15_000;

export interface Notifications {
  store: NotificationsStore;
  stop(): void;
}

/** Whom somebody follows of those who follow them is known wherever these appear. */
const followerOf = ({ people: [person], is_followed }: Notification) =>
  person && is_followed !== undefined ? { ...person, is_followed } : undefined;

type Needed = Pick<Stores, 'appearance' | 'domains' | 'http' | 'realtime' | 'social' | 'toasts' | 'users'>;

const pushCode = () => import('./push/push.ts');

/** Somebody has written, and waits for what comes back. Hears of it once conversations do: events load these; and until they were asked. */
const onFirstMessage = ({ domains, realtime, users }: Needed, work: () => void): (() => void) => {
  const ends: (() => void)[] = [];
  const stop = () => {
    for (const end of ends.splice(0)) end();
  };
  const listen = () =>
    realtime.on('message.new', ({ message }) => {
      if (isPushAsked.read()) stop();
      else if (message.user_id === users.id && document.hasFocus()) work();
    });
  ends.push(
    when(
      () => domains.store('messages').value !== undefined,
      () => ends.push(listen()),
    ),
  );
  return stop;
};

/** Counts what is new for the account at the screen, until `stop`. */
export const createNotifications = (stores: Needed): Notifications => {
  const { http, realtime, social, users } = stores;
  const sounds = createAlerts(users, realtime);
  const store = new NotificationsStore({
    http,
    alert: sounds.alert,
    onRows: (rows, askedAt) => {
      for (const row of rows) {
        const follower = followerOf(row);
        if (follower) social.follows.upsert(follower, askedAt);
      }
    },
  });
  /** At the right moment, once: whether this browser is to be told while no page is open. */
  const askForPush = () => {
    if (isPushAsked.read() || users.me?.notify !== Switch.OPEN) return;
    pushCode()
      .then((code) => code.askForPush(stores))
      .catch(() => undefined);
  };
  if (isPushOn.read())
    pushCode()
      .then((code) => code.createPush(stores).renew())
      .catch(() => undefined);
  const isPolling = () => realtime.status === 'down' || realtime.status === 'connecting';
  const stops = [
    readFirst(realtime, () => void store.refreshCount()),
    pollWhile(isPolling, POLL, () => void store.refreshCount()),
    countInTitle('notifications', () => (users.me?.notify === Switch.CLOSE ? 0 : store.count)),
    () => store.list.clear(),
    onFirstMessage(stores, askForPush),
    social.follows.onFollow(askForPush),
    sounds.stop,
  ];
  return {
    store,
    stop: () => {
      for (const end of stops) end();
    },
  };
};
