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

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** What the browser has begun to fetch while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** What is asked for: by a page, or once more by what a page had loaded before the worker was there. */
export interface Asked {
  readonly request: Request;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
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
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageToWorker;
  push: PushEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: SubscriptionChangeEvent;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: Pick<NavigationPreloadManager, 'enable'>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(): Promise<Notification[]>;
  };
  readonly clients: {
    matchAll(query: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void;
}
