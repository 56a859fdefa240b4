import { ChatType, type EventMap, type Group, type Person } from '@livery/contract';
import { makeAutoObservable, observable } from 'mobx';
import { compareNames } from '../../lib/text/initials.ts';
import { ConversationOrder } from './conversation-order.ts';
import { byListOrder, factsOf, foldedName, titleOf } from './group.model.ts';

/** A conversation that the person is in no more. */
export interface Departed {
  /** What it was called. */
  name: string;
  reason: EventMap['group.removed']['reason'];
}

const isBefore = (last: Group | undefined) => (group: Group) => !last || byListOrder(group, last) < 0;

/**
 * The conversations that are known, and their order. What events changed counts more than a response that was requested
 * before them; what was kept over a reload is stale until the server has described it.
 */
export class KnownGroups {
  readonly #groups = observable.map<string, Group>(undefined, { deep: false });
  readonly #order = new ConversationOrder(this.#groups);
  /** When events last changed a conversation. */
  readonly #changedAt = new Map<string, number>();
  /** When events last changed what it is and who may do what there. */
  readonly #factsChangedAt = new Map<string, number>();
  /** When what was read last of a conversation had been requested. */
  readonly #readAt = new Map<string, number>();
  readonly #stale = new Set<string>();
  /** Until they come back. */
  readonly #departed = observable.map<string, Departed>(undefined, { deep: false });
  #clock = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** Ids of the listed ones: those on top, then the others, each latest first. */
  get order(): readonly string[] {
    return this.#order.ids;
  }

  /** Unread messages in all that are not muted. */
  get unread(): number {
    return this.#order.unread;
  }

  get(id: string): Group | undefined {
    return this.#groups.get(id);
  }

  /** All of them, listed or not, in the order of the list. */
  sorted(isWanted: (group: Group) => boolean): Group[] {
    return [...this.#groups.values()].filter(isWanted).sort(byListOrder);
  }

  /** Those with a part of a name, in the order of the list. */
  named(part: string): Group[] {
    const wanted = foldedName(part);
    const isFound = (group: Group) =>
      [titleOf(group), group.display_name].some((name) => foldedName(name).includes(wanted));
    return this.sorted(isFound);
  }

  /** Groups with a part of a name, by name. */
  groupsNamed(part: string): Group[] {
    return this.named(part)
      .filter(({ type }) => type === ChatType.GROUP)
      .sort((one, other) => compareNames(one.display_name, other.display_name));
  }

  /** With whom the person talks alone and still can, the latest first. */
  get partners(): Person[] {
    const isOpen = ({ partner, blocked, cancelled }: Group) => partner !== null && !blocked && !cancelled;
    return this.sorted(isOpen).flatMap(({ partner }) => partner ?? []);
  }

  /** Whether the server has described it since the page was opened. */
  isFresh(id: string): boolean {
    return this.#groups.has(id) && !this.#stale.has(id);
  }

  /** The stale ones before `last` in the list; all of them without. */
  staleAbove(last: Group | undefined): Group[] {
    return [...this.#stale].flatMap((id) => this.get(id) ?? []).filter(isBefore(last));
  }

  /**
   * Listed ones that stand above the end of the first page (`last`; undefined: it is all of them) without being in it:
   * hidden, or left without an event.
   */
  missingIn(page: readonly Group[], last: Group | undefined, requestedAt: number): string[] {
    const read = new Set(page.map(({ id }) => id));
    return this.order
      .flatMap((id) => this.get(id) ?? [])
      .filter(isBefore(last))
      .flatMap(({ id }) => (read.has(id) || this.isOvertaken(id, requestedAt) ? [] : id));
  }

  /** For `keep` and `isOvertaken`: taken when something is requested. Later ones are greater. */
  now(): number {
    this.#clock += 1;
    return this.#clock;
  }

  /** Events have changed it since something was requested. */
  isOvertaken(id: string, requestedAt: number): boolean {
    return (this.#changedAt.get(id) ?? 0) > requestedAt;
  }

  /** Adds what was kept over a reload, unless it is known. */
  restore(group: Group): void {
    if (this.#groups.has(group.id)) return;
    this.#stale.add(group.id);
    this.#set(group);
  }

  /**
   * Adds what was read, unless events have changed it since it was requested, or what was requested later has come sooner;
   * returns what counts.
   */
  keep(read: Group, requestedAt: number): Group {
    // It was requested before the person was out.
    if (this.#departed.has(read.id) && this.isOvertaken(read.id, requestedAt)) return read;
    const known = this.get(read.id);
    const readAt = this.#readAt.get(read.id) ?? 0;
    const hasFewer = read.last_seq <= (known?.last_seq ?? 0);
    if (known && hasFewer && readAt > requestedAt) return known;
    this.#readAt.set(read.id, Math.max(readAt, requestedAt));
    const wasFresh = !this.#stale.delete(read.id);
    const isOlder = hasFewer && this.isOvertaken(read.id, requestedAt);
    const areFactsOlder = (this.#factsChangedAt.get(read.id) ?? 0) > requestedAt;
    const group: Group = {
      ...(known && wasFresh && isOlder ? known : read),
      ...factsOf(known && areFactsOlder ? known : read),
    };
    this.#set(group);
    return group;
  }

  /** An event, or the person, has changed it. */
  change(group: Group): void {
    this.#clock += 1;
    this.#changedAt.set(group.id, this.#clock);
    this.#set(group);
  }

  /** An event has changed what it is, or who may do what there. */
  changeFacts(group: Group): void {
    this.change(group);
    this.#factsChangedAt.set(group.id, this.#clock);
  }

  /** The person has left it for this reason, in so far as one is known; undefined while they are in it. */
  departed(id: string): Departed | undefined {
    return this.#departed.get(id);
  }

  /** The person is in it no more. */
  depart(id: string, reason: Departed['reason']): void {
    const [known, before] = [this.get(id), this.#departed.get(id)];
    if (!known && !before) return;
    const name = known?.display_name ?? before?.name ?? '';
    this.#clock += 1;
    this.#changedAt.set(id, this.#clock);
    this.#departed.set(id, { name, reason: reason ?? before?.reason });
    this.remove(id);
  }

  remove(id: string): void {
    this.#stale.delete(id);
    this.#order.change(this.get(id), undefined);
    this.#groups.delete(id);
  }

  #set(group: Group): void {
    this.#departed.delete(group.id);
    this.#order.change(this.get(group.id), group);
    this.#groups.set(group.id, group);
  }
}
