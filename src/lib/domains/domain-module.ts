import type { EventMap, EventName } from '@livery/contract';
import type { ComponentType } from 'react';
import type { TextBundle } from '../intl/messages.ts';
import type { Stores } from '../stores/stores.ts';

/**
 * Stores of domains by the domain's name, filled by declaration merging beside the domain's module:
 * `declare module '../../lib/domains/domain-module.ts' { interface DomainStores { wallet: WalletStore } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains fill it
export interface DomainStores {}

/** What outlives its pages; `stop` ends what it began. */
export interface DomainStore {
  stop(): void;
}

/** Fetches one page. Its props are those of its row in the route table. */
export type PageLoader = () => Promise<ComponentType<never>>;

export type EventHandlers<Store> = {
  readonly [Name in EventName]?: (store: Store, data: EventMap[Name]) => void;
};

/** What lies over a page and is opened by one that does not know the domain: about something, by its id. */
export interface OverlayProps {
  of: string;
  open: boolean;
  onClose: () => void;
}

/**
 * Places of a domain that one above it fills, by `<domain above>/<slot>` and with what it is handed; the domain that has the place declares it:
 * `interface DomainSlots { 'envelopes/card': CardProps }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains fill it
export interface DomainSlots {}

/** What is loaded of a domain when a route, an event or a tap first needs it (`<name>.domain.ts`). */
export interface DomainModule<Store extends DomainStore = DomainStore> {
  /** By the name that rows of the route table give: `messages/chat` is the page `chat` of the domain `messages`. */
  readonly pages: Readonly<Record<string, PageLoader>>;
  /** Dialogs and sheets that domains below it open (`DomainOverlay`). */
  readonly overlays?: Readonly<Record<string, () => Promise<ComponentType<OverlayProps>>>>;
  /** What it draws in places of domains below it (`DomainSlot`). */
  readonly slots?: Readonly<Record<string, () => Promise<ComponentType<never>>>>;
  /** Domains whose texts its pages use too. */
  readonly uses?: readonly string[];
  /** Its own texts, in a chunk of their own. */
  readonly texts?: TextBundle;
  /** Created when first needed, for the signed-in account; stopped when that one logs out. */
  readonly createStore?: (stores: Stores) => Store;
  /** Real-time events while the store exists; each loads the store when it is not there yet (`src/app/domains.ts`). */
  readonly events?: EventHandlers<Store>;
  /** The socket is connected again: read what was missed by the calls. */
  readonly onCatchUp?: (store: Store) => void;
}

/** Gives a domain's module its types. */
export const defineDomain = <Store extends DomainStore>(module: DomainModule<Store>): DomainModule<Store> =>
  module;
