import type { EventName, RealtimeEvent } from '@livery/contract';
import type { ComponentType } from 'react';
import type { TextBundle } from '../intl/messages.ts';
import { type Loadable, loadableComponent } from '../loadable.ts';
import type { Realtime } from '../socket/realtime.ts';
import { LazyStore } from '../stores/lazy-store.ts';
import type { Stores } from '../stores/stores.ts';
import type { DomainModule, DomainStore, DomainStores, EventHandlers } from './domain-module.ts';

declare module '../stores/stores.ts' {
  interface Stores {
    /** Domains beyond the first screen. */
    domains: Domains;
  }
}

/** `import.meta.glob` of every `<name>.domain.ts`, by path. */
export type DomainFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** A page with the props of its row in the route table. */
export type DomainPageComponent = ComponentType<Record<string, string>>;

export interface DomainsParts {
  files: DomainFiles;
  /** Which domain is loaded for an event that nobody handles yet. */
  eventDomains: { readonly [Name in EventName]?: string };
  loadTexts(bundle: TextBundle): Promise<void>;
  realtime: Pick<Realtime, 'on' | 'onCatchUp' | 'onUnhandled' | 'emit'>;
  /** The stores of the first screen. */
  stores(): Stores;
}

/** Domains beyond the first screen: each loads once, when a route, an event or a tap needs it. */
export class Domains {
  readonly #parts: DomainsParts;
  readonly #modules = new Map<string, Promise<DomainModule>>();
  readonly #pages = new Map<string, Loadable<DomainPageComponent>>();
  readonly #stores = new Map<string, LazyStore<DomainStore>>();
  readonly #stops = new Set<() => void>();
  #round = 0;

  constructor(parts: DomainsParts) {
    this.#parts = parts;
    parts.realtime.onUnhandled((event) => this.#loadForEvent(event));
  }

  /** The domain's module, with its texts in place. One that did not come is fetched again the next time. */
  load(name: string): Promise<DomainModule> {
    const known = this.#modules.get(name);
    if (known) return known;
    const coming = this.#load(name);
    this.#modules.set(name, coming);
    coming.catch(() => this.#modules.delete(name));
    return coming;
  }

  /** A page by its name in the route table (`messages/chat`), with its code, texts and styles. */
  page(name: string): Loadable<DomainPageComponent> {
    const known = this.#pages.get(name);
    if (known) return known;
    const [domain = '', page = ''] = name.split('/');
    const coming = loadableComponent(async () => {
      const fetch = (await this.load(domain)).pages[page];
      if (!fetch) throw new Error(`There is no page ${name}`);
      return (await fetch()) as unknown as DomainPageComponent;
    });
    this.#pages.set(name, coming);
    return coming;
  }

  /** The domain's store: `value` once it is there, `load()` fetches it. */
  store<Name extends keyof DomainStores>(name: Name): LazyStore<DomainStores[Name]> {
    const known = this.#stores.get(name);
    const lazy = known ?? new LazyStore(() => this.#build(name));
    this.#stores.set(name, lazy);
    return lazy as unknown as LazyStore<DomainStores[Name]>;
  }

  /** The account has left: what was built for it stops, and is built anew for the next. */
  drop(): void {
    this.#round += 1;
    for (const stop of this.#stops) stop();
    this.#stops.clear();
    for (const store of this.#stores.values()) store.drop();
  }

  async #load(name: string): Promise<DomainModule> {
    const file = this.#parts.files[`../domains/${name}/${name}.domain.ts`];
    if (!file) throw new Error(`There is no domain ${name}`);
    const { domain } = (await file()) as { domain: DomainModule };
    const { texts, uses = [] } = domain;
    await Promise.all([texts && this.#parts.loadTexts(texts), ...uses.map((other) => this.load(other))]);
    return domain;
  }

  async #build(name: string): Promise<DomainStore> {
    const round = this.#round;
    const { createStore, events = {}, onCatchUp } = await this.load(name);
    if (!createStore) throw new Error(`The domain ${name} has no store`);
    const store = createStore(this.#parts.stores());
    // The account left while the code was on its way: the store is stopped at once.
    if (round === this.#round) this.#follow(store, events, onCatchUp);
    return store;
  }

  #follow(
    store: DomainStore,
    events: EventHandlers<DomainStore>,
    onCatchUp: DomainModule['onCatchUp'],
  ): void {
    const { realtime } = this.#parts;
    for (const [event, handle] of Object.entries(events) as [
      EventName,
      (store: DomainStore, data: never) => void,
    ][]) {
      this.#stops.add(realtime.on(event, (data) => handle(store, data as never)));
    }
    if (onCatchUp) this.#stops.add(realtime.onCatchUp(() => onCatchUp(store)));
  }

  #loadForEvent(event: RealtimeEvent): void {
    const name = this.#parts.eventDomains[event.event];
    if (name === undefined) return;
    this.store(name as never)
      .load()
      .then(() => this.#parts.realtime.emit(event))
      // The code did not come: events are hints, the next call tells.
      .catch(() => undefined);
  }
}
