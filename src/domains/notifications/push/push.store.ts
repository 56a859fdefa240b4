import type { Locale } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { OnceBack } from '../../../lib/once-back.ts';
import type { PushBrowser } from './push-browser.ts';
import { isPushOn, knownSubscription } from './push-storage.ts';

/**
 * `unsupported`: this browser cannot. `denied`: the person has told it not to. `unavailable`: the server has no key. What it is
 * not known yet is `unknown`, and `failed` where it could not be found out.
 */
export type PushState = 'unknown' | 'failed' | 'unsupported' | 'denied' | 'unavailable' | 'off' | 'on';

export interface PushParts {
  http: HttpCalls;
  browser: PushBrowser;
  locale(): Locale;
}

/** Whether this browser is told of what is new while no page is open. */
export class PushStore {
  state: PushState = 'unknown';
  /** A change is on its way. */
  isBusy = false;
  readonly #parts: PushParts;
  #key: string | undefined;
  readonly #onceBack = new OnceBack();

  constructor(parts: PushParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** @throws what the call for the key throws */
  async read(): Promise<PushState> {
    const state = await this.#find();
    this.#become(state);
    return state;
  }

  /** For a place that shows it. Never rejects; without a connection it is found out once there is one. */
  async look(): Promise<void> {
    const failed = this.#onceBack.begin(() => void this.look());
    try {
      await this.read();
    } catch (error) {
      this.#become('failed');
      failed(error);
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#onceBack.stop();
  }

  /** By a tap: browsers ask the person only then. @throws what the calls and the browser throw */
  async turnOn(): Promise<void> {
    await this.#change(async () => {
      const { browser } = this.#parts;
      if ((await browser.askPermission()) !== 'granted') return;
      const { key } = await this.#parts.http.call('GET /api/v1/push/key', {});
      if (key === null) return;
      await this.#tell(await browser.subscribe(key));
      isPushOn.write(true);
    });
  }

  async turnOff(): Promise<void> {
    await this.#change(async () => {
      const known = knownSubscription.read();
      isPushOn.clear();
      knownSubscription.clear();
      await (await this.#parts.browser.current())?.unsubscribe();
      if (known)
        await this.#parts.http.call('DELETE /api/v1/push/subscriptions/:id', { params: { id: known.id } });
    });
  }

  /** At a start: the server is told of what has changed meanwhile, another login or an address of the browser's. */
  async renew(): Promise<void> {
    const subscription = await this.#parts.browser.current();
    if (!subscription || this.#parts.browser.permission() !== 'granted') return;
    const known = knownSubscription.read();
    const isKnown = known?.endpoint === subscription.endpoint && known.locale === this.#parts.locale();
    if (!isKnown) await this.#tell(subscription, true);
  }

  #become(state: PushState): void {
    runInAction(() => {
      this.state = state;
    });
  }

  async #find(): Promise<PushState> {
    const { browser, http } = this.#parts;
    if (!browser.isSupported) return 'unsupported';
    if (browser.permission() === 'denied') return 'denied';
    this.#key ??= (await http.call('GET /api/v1/push/key', { background: true })).key ?? undefined;
    if (this.#key === undefined) return 'unavailable';
    const isOn = isPushOn.read() && browser.permission() === 'granted' && (await browser.current());
    return isOn ? 'on' : 'off';
  }

  async #change(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
      await this.read();
    }
  }

  async #tell(subscription: PushSubscription, isBackground = false): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    const locale = this.#parts.locale();
    const body = {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      locale,
    };
    const { id } = await this.#parts.http.call('POST /api/v1/push/subscriptions', {
      body,
      ...(isBackground && { background: true }),
    });
    knownSubscription.write({ id, endpoint: body.endpoint, locale });
  }
}
