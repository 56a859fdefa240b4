import type { Stores } from '../../../lib/stores/stores.ts';
import { PushStore } from './push.store.ts';
import { pushBrowser } from './push-browser.ts';
import { isPushAsked } from './push-storage.ts';

type Needed = Pick<Stores, 'appearance' | 'http' | 'toasts'>;

export const createPush = ({ appearance, http }: Needed): PushStore =>
  new PushStore({ http, browser: pushBrowser, locale: () => appearance.locale });

/** How long the question stands there. Milliseconds. */
const STAYS = 10_000;

/** Asks whether this browser is to be told, once in its life, and only where that can be. The browser's own question comes with a tap. */
export const askForPush = async (stores: Needed): Promise<void> => {
  const push = createPush(stores);
  if ((await push.read()) !== 'off' || isPushAsked.read()) return;
  isPushAsked.write(true);
  stores.toasts.show({ id: 'notifications.push.ask' }, 'plain', {
    label: 'notifications.push.ask.yes',
    run: () => void turnOn(push, stores),
    stays: STAYS,
  });
};

const turnOn = async (push: PushStore, { toasts }: Needed): Promise<void> => {
  await push.turnOn().catch(() => undefined);
  if (push.state === 'on') toasts.show({ id: 'notifications.push.done' }, 'success');
};
