import type { EventMap, Group, Message, Person } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { makeAutoObservable, runInAction } from 'mobx';
import type { CallOptions, HttpCalls } from '../../lib/http/call.ts';
import { clearedTo, isReactionTo, standingOf, viewedTo, withMessage, withRevised } from './group.model.ts';
import { type GroupPage, GroupPages, type GroupsStatus } from './group-pages.ts';
import { GroupReading } from './group-reading.ts';
import { type Departed, KnownGroups } from './known-groups.ts';

/** Changes of one's own settings of a conversation. */
export type GroupSettings = BodyOf<'PUT /api/v1/groups/:id/settings'>;

/** Who waits for something else than the list. */
export interface GroupsListeners {
  /** Whether the foot of this conversation is in sight. */
  isLooking: (id: string) => boolean;
  /** The seq of a message that is known; 0 of another. */
  seqOf: (id: string, messageId: string) => number;
  /** Its past is hidden from the person, here or elsewhere. */
  onCleared: (cleared: EventMap['group.cleared']) => void;
}

/** The conversations of the person at the screen, each as the server last described it. */
export class GroupsStore {
  readonly #http: HttpCalls;
  readonly #me: () => string;
  readonly #isLooking: GroupsListeners['isLooking'];
  readonly #seqOf: GroupsListeners['seqOf'];
  readonly #onCleared: GroupsListeners['onCleared'];
  readonly #known = new KnownGroups();
  readonly #reading: GroupReading;
  readonly #pages: GroupPages;
  /** Somebody looks at the list before it is there. */
  isAwaited = false;

  constructor(http: HttpCalls, me: () => string, listeners: Partial<GroupsListeners> = {}) {
    this.#http = http;
    this.#me = me;
    this.#isLooking = listeners.isLooking ?? (() => false);
    this.#seqOf = listeners.seqOf ?? (() => 0);
    this.#onCleared = listeners.onCleared ?? (() => undefined);
    this.#pages = new GroupPages({
      http,
      now: () => this.#known.now(),
      onPage: (page) => this.#take(page),
    });
    this.#reading = new GroupReading({
      http,
      now: () => this.#known.now(),
      isOvertaken: (id, requestedAt) => this.#known.isOvertaken(id, requestedAt),
      onRead: (group, requestedAt) => this.#keep(group, requestedAt),
      onDenied: (id) => this.#known.depart(id, undefined),
    });
    makeAutoObservable(this);
  }

  get status(): GroupsStatus {
    return this.#pages.status;
  }

  /** Of the page after the last one. */
  get more(): GroupPages['more'] {
    return this.#pages.more;
  }

  /** Why the first page did not come, while `failed`. */
  get error(): unknown {
    return this.#pages.error;
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
    return this.#pages.hasMore;
  }

  /** Those with a part of a name, hidden ones too, in the order of the list. */
  named(part: string): Group[] {
    return this.#known.named(part);
  }

  /** With whom the person talks alone and still can, the latest first. */
  get partners(): Person[] {
    return this.#known.partners;
  }

  /** Groups with a part of a name, by name; all without one. */
  groupsNamed(part: string): Group[] {
    return this.#known.groupsNamed(part);
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
    this.#pages.begin();
    for (const group of groups) this.#known.restore(group);
  }

  get(id: string): Group | undefined {
    return this.#known.get(id);
  }

  /** Somebody waits for it. */
  await(): void {
    this.isAwaited = true;
  }

  /** Reads the first page for somebody who waits: a failure is announced. */
  load(): Promise<void> {
    return this.#pages.load({});
  }

  /** Reads it again, in the background; what is shown meanwhile stays. */
  catchUp(): Promise<void> {
    return this.#pages.load({ background: true });
  }

  /** Reads the next page; who asks at the same time shares it. Never rejects: a failure is announced. */
  loadMore(): Promise<void> {
    return this.#pages.loadMore();
  }

  /**
   * Reads one conversation in the background; callers at the same time share the reading. Throws when the server refuses;
   * one that is not the person's any more goes.
   */
  refresh(id: string): Promise<Group> {
    return this.#reading.read(id);
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
    const seqOf = (id: string) => this.#seqOf(group_id, id);
    // An answer that was overtaken by a later one knows less.
    const seq = seqOf(last_viewed);
    if (isMine && seq > 0 && seq < seqOf(group.last_viewed ?? '')) return;
    const viewed = () => viewedTo(group, { last_viewed, unread }, seqOf);
    this.#known.change(isMine ? viewed() : { ...group, last_read: last_viewed });
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
    const revised = withRevised(group, message);
    if (revised !== group) this.#known.change(revised);
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
    this.#pages.stop();
  }

  #take({ list, next_id, requestedAt, isFirst }: GroupPage): void {
    for (const group of list) this.#keep(group, requestedAt);
    const last = next_id === null ? undefined : list.at(-1);
    // What was kept and stands above the end of the page without being in it has gone.
    for (const { id } of this.#known.staleAbove(last)) this.remove(id);
    if (!isFirst) return;
    for (const id of this.#known.missingIn(list, last, requestedAt)) this.refresh(id).catch(() => undefined);
  }

  /** Adds what was read; tells when the past of a known one was hidden meanwhile. */
  #keep(read: Group, requestedAt: number): Group {
    const known = this.get(read.id);
    const floor_seq = read.floor_seq ?? 0;
    if (known && floor_seq > (known.floor_seq ?? 0)) this.#onCleared({ group_id: read.id, floor_seq });
    return this.#known.keep(read, requestedAt);
  }
}
