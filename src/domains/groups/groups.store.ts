import { ChatType, type EventMap, type Group, type Message, type Person } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { connection } from '../../lib/connection.ts';
import type { CallOptions, HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure, isConnectionLost } from '../../lib/http/failure.ts';
import type { Page } from '../../lib/http/page.ts';
import { compareNames } from '../../lib/text/initials.ts';
import {
  byListOrder,
  clearedTo,
  foldedName,
  isReactionTo,
  standingOf,
  titleOf,
  viewedTo,
  withMessage,
} from './group.model.ts';
import { type Departed, KnownGroups } from './known-groups.ts';

/** The person is in it no more. */
const DENIALS = ['api.forbidden', 'api.not_found'] as const;

/** Changes of one's own settings of a conversation. */
export type GroupSettings = BodyOf<'PUT /api/v1/groups/:id/settings'>;

export type GroupsStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Who waits for something else than the list. */
export interface GroupsListeners {
  /** Whether the foot of this conversation is in sight. */
  isLooking: (id: string) => boolean;
  /** Its past is hidden from the person, here or elsewhere. */
  onCleared: (cleared: EventMap['group.cleared']) => void;
}

/** The conversations of the person at the screen, each as the server last described it. */
export class GroupsStore {
  status: GroupsStatus = 'idle';
  /** The page after the last one; what failed is only asked for again by a tap. */
  more: 'idle' | 'loading' | 'failed' = 'idle';
  /** Why the first page did not come, while `failed`. */
  error: unknown;
  readonly #http: HttpCalls;
  readonly #me: () => string;
  readonly #isLooking: GroupsListeners['isLooking'];
  readonly #onCleared: GroupsListeners['onCleared'];
  readonly #known = new KnownGroups();
  readonly #reading = new Map<string, Promise<Group>>();
  readonly #next = observable.box<string | null>(null);
  #hasFirstPage = false;
  #readingMore: Promise<void> | undefined;
  /** Calls off the reading that waits for the network. */
  #stopWaiting: (() => void) | undefined;

  constructor(http: HttpCalls, me: () => string, listeners: Partial<GroupsListeners> = {}) {
    this.#http = http;
    this.#me = me;
    this.#isLooking = listeners.isLooking ?? (() => false);
    this.#onCleared = listeners.onCleared ?? (() => undefined);
    makeAutoObservable(this);
  }

  /** Ids of the listed conversations: those on top, then the others, each latest first. */
  get order(): readonly string[] {
    return this.#known.order;
  }

  /** Unread messages in all conversations that are not muted; the server counts 100 of each at most. */
  get unread(): number {
    return this.#known.unread;
  }

  get hasMore(): boolean {
    return this.#next.get() !== null;
  }

  /** Those with a part of a name, hidden ones too, in the order of the list. */
  named(part: string): Group[] {
    const wanted = foldedName(part);
    const isFound = (group: Group) =>
      [titleOf(group), group.display_name].some((name) => foldedName(name).includes(wanted));
    return this.#known.sorted(isFound);
  }

  /** With whom the person talks alone, the latest first. */
  get partners(): Person[] {
    return this.#known.sorted(({ partner }) => partner !== null).flatMap(({ partner }) => partner ?? []);
  }

  /** Groups with a part of a name, by name; all without one. */
  groupsNamed(part: string): Group[] {
    return this.named(part)
      .filter(({ type }) => type === ChatType.GROUP)
      .sort((one, other) => compareNames(one.display_name, other.display_name));
  }

  /** The first of the listed ones, as many as `count`. */
  newest(count: number): Group[] {
    return this.order.slice(0, count).flatMap((id) => this.get(id) ?? []);
  }

  /** Whether the server has described it since the page was opened. */
  isFresh(id: string): boolean {
    return this.#known.isFresh(id);
  }

  /** Shows what was kept over a reload, until the server has described it anew. */
  restore(groups: readonly Group[]): void {
    if (this.status === 'ready') return;
    this.status = 'ready';
    for (const group of groups) this.#known.restore(group);
  }

  get(id: string): Group | undefined {
    return this.#known.get(id);
  }

  /** Reads the first page for somebody who waits: a failure is announced. */
  load(): Promise<void> {
    return this.#load({});
  }

  /** Reads it again, in the background; what is shown meanwhile stays. */
  catchUp(): Promise<void> {
    return this.#load({ background: true });
  }

  async #load(options: Pick<CallOptions, 'background'>): Promise<void> {
    if (this.status !== 'ready') this.status = 'loading';
    const requestedAt = this.#known.now();
    try {
      const page = await this.#http.call('GET /api/v1/users/groups', options);
      runInAction(() => {
        // A refresh of the top keeps the pages below it.
        if (!this.#hasFirstPage) this.#next.set(page.next_id);
        this.#hasFirstPage = true;
        this.status = 'ready';
        this.#take(page, requestedAt);
        this.#askForMissing(page, requestedAt);
      });
    } catch (error) {
      runInAction(() => {
        if (this.status !== 'loading') return;
        this.status = 'failed';
        this.error = error;
      });
      if (isConnectionLost(error)) this.#retryOnceBack(options);
    }
  }

  #retryOnceBack(options: Pick<CallOptions, 'background'>): void {
    this.stop();
    this.#stopWaiting = connection.onceBack(() => {
      if (!this.#hasFirstPage) void this.#load(options);
    });
  }

  /** Reads the next page; who asks at the same time shares it. Never rejects: a failure is announced. */
  loadMore(): Promise<void> {
    this.#readingMore ??= this.#loadMore().finally(() => {
      this.#readingMore = undefined;
    });
    return this.#readingMore;
  }

  async #loadMore(): Promise<void> {
    const next = this.#next.get();
    if (next === null) return;
    this.more = 'loading';
    const requestedAt = this.#known.now();
    try {
      const page = await this.#http.call('GET /api/v1/users/groups', { query: { next_id: next } });
      runInAction(() => {
        this.#next.set(page.next_id);
        this.more = 'idle';
        this.#take(page, requestedAt);
      });
    } catch {
      runInAction(() => {
        this.more = 'failed';
      });
    }
  }

  /** Reads one conversation in the background; callers at the same time share the reading. Throws when it refuses. */
  refresh(id: string): Promise<Group> {
    const running = this.#reading.get(id);
    if (running) return running;
    const requestedAt = this.#known.now();
    const reading = this.#http
      .call('GET /api/v1/groups/:id', { params: { id }, background: true })
      .then((group) => this.#keep(group, requestedAt))
      .finally(() => this.#reading.delete(id));
    this.#reading.set(id, reading);
    return reading;
  }

  /** The direct conversation with somebody, hidden or not, if it is known. */
  directWith(userId: string): Group | undefined {
    return this.#known.sorted(({ partner }) => partner?.id === userId)[0];
  }

  /** Something between the person and somebody else has changed: their direct conversation is read again. */
  refreshDirect(userId: string): void {
    const direct = this.directWith(userId);
    if (direct) this.refresh(direct.id).catch(() => undefined);
  }

  /** Opens the conversation with a person. Throws when the server refuses; the refusal has been announced. */
  async openDirect(contactId: string): Promise<Group> {
    const body = { contact_id: contactId };
    return this.#keep(await this.#http.call('POST /api/v1/groups/direct', { body }), this.#known.now());
  }

  /** Marks everything up to a message as seen, in the background; the server keeps the furthest mark. */
  async view(id: string, messageId: string): Promise<void> {
    const { unread, last_viewed } = await this.#http.call('POST /api/v1/groups/:id/view', {
      params: { id },
      body: { msg_id: messageId },
      background: true,
    });
    this.markViewed({ group_id: id, user_id: this.#me(), last_viewed: last_viewed ?? '', unread });
  }

  /** Somebody, here or elsewhere, has looked at a conversation. */
  markViewed({ group_id, user_id, last_viewed, unread }: EventMap['group.viewed']): void {
    const group = this.get(group_id);
    if (!group) return;
    const isMine = user_id === this.#me();
    this.#known.change(isMine ? viewedTo(group, last_viewed, unread) : { ...group, last_read: last_viewed });
  }

  /**
   * How a conversation stands in the person's list, shown at once. Throws when the server refuses; then it stands as it
   * did.
   */
  async arrange(
    id: string,
    settings: GroupSettings,
    waiting: Pick<CallOptions, 'background'> = {},
  ): Promise<void> {
    const before = this.get(id);
    if (!before) return;
    const { seen_seq: _, ...standing } = settings;
    this.#known.change({ ...before, ...standing });
    const requestedAt = this.#known.now();
    try {
      const options = { params: { id }, body: settings, ...waiting };
      this.#keep(await this.#http.call('PUT /api/v1/groups/:id/settings', options), requestedAt);
    } catch (error) {
      runInAction(() => this.#known.change({ ...(this.get(id) ?? before), ...standingOf(before, settings) }));
      throw error;
    }
  }

  /** Hides all messages so far from the person. Throws when the server refuses. */
  async clearAll(id: string): Promise<EventMap['group.cleared']> {
    const { floor_seq } = await this.#http.call('POST /api/v1/groups/:id/clear', { params: { id } });
    const cleared = { group_id: id, floor_seq };
    this.clear(cleared);
    return cleared;
  }

  accept(message: Message): void {
    const group = this.get(message.group_id);
    const reader = { me: this.#me(), isLooking: this.#isLooking(message.group_id) };
    if (group) this.#known.change(withMessage(group, message, reader));
    if (!this.isFresh(message.group_id)) this.refresh(message.group_id).catch(() => undefined);
  }

  /** The person has hidden a conversation's past from themselves, here or elsewhere. */
  clear({ group_id, floor_seq }: EventMap['group.cleared']): void {
    this.#onCleared({ group_id, floor_seq });
    const group = this.get(group_id);
    if (!group) return;
    this.#known.change(clearedTo(group, floor_seq));
    if (group.last_seq > floor_seq) this.refresh(group_id).catch(() => undefined);
  }

  /** Somebody has reacted to what the person said. */
  react(change: EventMap['emoji.changed']): void {
    const group = this.get(change.group_id);
    if (group && isReactionTo(this.#me(), change)) this.#known.change({ ...group, reacted: true });
  }

  /** The last message of a conversation has changed; where it stands does not. */
  revise(message: Message): void {
    const group = this.get(message.group_id);
    if (!group) return;
    // The change has overtaken the message.
    if (message.seq > group.last_seq) this.refresh(group.id).catch(() => undefined);
    const newest = (last: Message | null) => (last?.id === message.id ? message : last);
    const [last, shown] = [newest(group.last_message), newest(group.last_unblock_message)];
    if (last === group.last_message && shown === group.last_unblock_message) return;
    this.#known.change({ ...group, last_message: last, last_unblock_message: shown });
  }

  /** A call has returned it as it is now. */
  take(group: Group): Group {
    return this.#keep(group, this.#known.now());
  }

  /** Something of a group has changed; without the changes it is read anew. */
  update({ group_id, changes }: EventMap['group.updated']): void {
    const group = this.get(group_id);
    if (group && changes) this.#known.changeFacts({ ...group, ...changes });
    else this.refresh(group_id).catch(() => undefined);
  }

  /** Somebody has come or gone. */
  countMembers({ group_id, member_count }: Pick<EventMap['member.left'], 'group_id' | 'member_count'>): void {
    const group = this.get(group_id);
    if (group) this.#known.changeFacts({ ...group, member_count });
  }

  /** What a conversation was that the person is in no more. */
  departed(id: string): Departed | undefined {
    return this.#known.departed(id);
  }

  /** The person is in a conversation no more. */
  depart({ group_id, reason }: EventMap['group.removed']): void {
    this.#known.depart(group_id, reason);
  }

  remove(id: string): void {
    this.#known.remove(id);
  }

  /** Who read here has left. */
  stop(): void {
    this.#stopWaiting?.();
  }

  #take({ list, next_id }: Page<Group>, requestedAt: number): void {
    for (const group of list) this.#keep(group, requestedAt);
    const last = next_id === null ? undefined : list.at(-1);
    // What was kept and stands above the end of the page without being in it has gone.
    for (const group of this.#known.stale()) {
      if (!last || byListOrder(group, last) < 0) this.remove(group.id);
    }
  }

  /** What stands above the end of the first page without being in it was hidden or left without an event. */
  #askForMissing({ list, next_id }: Page<Group>, requestedAt: number): void {
    const last = next_id === null ? undefined : list.at(-1);
    const read = new Set(list.map(({ id }) => id));
    for (const group of this.newest(this.order.length)) {
      if (last && byListOrder(group, last) >= 0) return;
      if (!read.has(group.id) && !this.#known.isOvertaken(group.id, requestedAt)) void this.#askFor(group.id);
    }
  }

  async #askFor(id: string): Promise<void> {
    try {
      await this.refresh(id);
    } catch (error) {
      if (error instanceof ApiFailure && DENIALS.some((code) => code === error.code)) this.remove(id);
    }
  }

  /** Adds what was read; tells when the past of a known one was hidden meanwhile. */
  #keep(read: Group, requestedAt: number): Group {
    const known = this.get(read.id);
    const floor_seq = read.floor_seq ?? 0;
    if (known && floor_seq > (known.floor_seq ?? 0)) this.#onCleared({ group_id: read.id, floor_seq });
    return this.#known.keep(read, requestedAt);
  }
}
