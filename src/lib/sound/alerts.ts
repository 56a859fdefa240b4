import { Switch, type User } from '@livery/contract';
import { feel } from '../haptics/feel.ts';
import { hear } from './hear.ts';
import { followFocus } from './speaking-tab.ts';

export interface AlertsPort {
  me(): Pick<User, 'notify' | 'sound' | 'vibration'> | undefined;
  /** Of the tabs of this browser, this one makes the sounds. */
  isSpeaking(): boolean;
  play(): void;
  vibrate(): void;
}

/** Milliseconds; of a burst one is heard. */
const PAUSE = 2_000;

/** What is new is heard and felt, as far as the person's settings allow it. */
export class Alerts {
  readonly #port: AlertsPort;
  #alertedAt = 0;

  constructor(port: AlertsPort) {
    this.#port = port;
  }

  alert(): void {
    const me = this.#port.me();
    if (!me || me.notify !== Switch.OPEN) return;
    const now = Date.now();
    if (now - this.#alertedAt < PAUSE || !this.#port.isSpeaking()) return;
    this.#alertedAt = now;
    if (me.sound === Switch.OPEN) this.#port.play();
    if (me.vibration === Switch.OPEN) this.#port.vibrate();
  }
}

interface Person {
  readonly me: ReturnType<AlertsPort['me']>;
}

const build = (users: Person, realtime: { readonly isLeading: boolean }) => {
  const focus = followFocus(() => realtime.isLeading);
  const alerts = new Alerts({
    me: () => users.me,
    isSpeaking: focus.isSpeaking,
    play: () => hear('message'),
    vibrate: () => feel('news', users.me),
  });
  return { alerts, stop: focus.stop, holders: 0 };
};

const shared = new WeakMap<Person, ReturnType<typeof build>>();

/** Of this tab, one for all that alert: what two of them tell of at once is heard once. `stop` when the account leaves. */
export const createAlerts = (users: Person, realtime: { readonly isLeading: boolean }) => {
  const own = shared.get(users) ?? build(users, realtime);
  shared.set(users, own);
  own.holders += 1;
  return {
    alert: () => own.alerts.alert(),
    stop: () => {
      own.holders -= 1;
      if (own.holders > 0) return;
      shared.delete(users);
      own.stop();
    },
  };
};
