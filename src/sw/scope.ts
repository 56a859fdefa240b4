/** What a service worker has that a page has not: the types of pages (`DOM`) do not know it. */

export interface ExtendableEvent extends Event {
  /** The worker stays until it is settled. */
  waitUntil(work: Promise<unknown>): void;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Pick<Notification, 'data' | 'close'>;
}

export interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription: Pick<PushSubscription, 'options'> | null;
}

/** A page of this origin. */
export interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  /** Only of a page that this worker serves; others refuse. */
  navigate(url: string): Promise<unknown>;
}

interface WorkerEvents {
  push: PushEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: SubscriptionChangeEvent;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(query: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void;
}
