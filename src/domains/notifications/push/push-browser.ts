import { registerServiceWorker } from '../../../lib/service-worker.ts';

/** A browser as far as push messages go. */
export interface PushBrowser {
  readonly isSupported: boolean;
  permission(): NotificationPermission;
  /** Asks the person, once: after that the browser remembers. */
  askPermission(): Promise<NotificationPermission>;
  /** What it takes messages by already. */
  current(): Promise<PushSubscription | undefined>;
  /** `key`: the server's, in base64url. */
  subscribe(key: string): Promise<PushSubscription>;
}

const subscriptionOf = async (registration: ServiceWorkerRegistration | undefined) =>
  (await registration?.pushManager.getSubscription()) ?? undefined;

export const pushBrowser: PushBrowser = {
  isSupported: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  permission: () => Notification.permission,
  askPermission: () => Notification.requestPermission(),
  current: async () => subscriptionOf(await navigator.serviceWorker.getRegistration()),
  subscribe: async (applicationServerKey) => {
    const registration = await registerServiceWorker();
    // One of another key cannot be renewed.
    await (await subscriptionOf(registration))?.unsubscribe();
    return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  },
};
