import type { Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiFailure } from '../../lib/http/failure.ts';
import type { Fragment } from './fragments.ts';
import type { MessagesApi } from './messages.api.ts';
import { keptOutgoing } from './outbox.slot.ts';
import { Outbox } from './outbox.store.ts';
import { PAGE, RoomHistory } from './room-history.ts';
import { outgoingRows, type Reader, type RoomRow } from './room-rows.model.ts';
import {
  cutEnd,
  cutStart,
  firstRow,
  lastRow,
  lastSeen,
  type RoomWindow,
  WINDOW_ROWS,
  windowOf,
  withAfter,
  withBefore,
  withChanged,
} from './room-window.ts';

/** What lies beyond an end of the window: more, more that is on its way or did not come, or nothing (`end`). */
export type Edge = 'more' | 'loading' | 'failed' | 'end';

export interface ReadyRoom {
  readonly status: 'ready';
  readonly window: RoomWindow;
  readonly older: Edge;
  /** `end`: the newest message is shown, and what arrives is added. */
  readonly newer: Edge;
}

/** `denied`: the conversation is not there for this person, asking again is of no use. */
export type RoomState = { readonly status: 'opening' | 'failed' | 'denied' } | ReadyRoom;

const isDenial = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 403 || error.status === 404);

/** Messages in memory while somebody looks at the room, and while nobody does; beyond it only what is shown stays. */
const MOST_KNOWN = { visited: 1_000, left: PAGE + 20 };

const retracted = (message: Message): Message => ({
  ...message,
  type: 'message_delete',
  text: '',
  file_path: null,
  filename: null,
});

/** One conversation: the window of it that is shown, what is on its way out, and how both stay complete. */
export class RoomStore {
  readonly id: string;
  state: RoomState = { status: 'opening' };
  /** The newest message of the conversation, and the newest of somebody else. */
  last: Message | undefined;
  lastOfOthers: Message | undefined;
  /** The newest message is before somebody's eyes: the window moves with what arrives. */
  isFollowed = true;
  /** How many messages of others came since it was followed. */
  missed = 0;
  /** The message that was jumped to, for a moment. */
  marked: string | undefined;
  readonly outbox: Outbox;
  readonly #me: () => string;
  readonly #history: RoomHistory;
  #isVisited = false;
  #opening: Promise<void> | undefined;
  #catchingUp: Promise<void> | undefined;
  #wantsMore = false;
  /** The furthest place that an event told of. */
  #heard = 0;
  /** What was seen last when the room was entered, while the line below it has no place. */
  #viewed: string | null = null;
  #unreadFrom = 0;

  constructor(id: string, api: MessagesApi, me: () => string) {
    this.id = id;
    this.#me = me;
    this.#history = new RoomHistory(id, api, (page, end) => runInAction(() => this.#take(page, end)));
    this.outbox = new Outbox({
      post: (cid, text, isAsked) => api.postText({ group_id: id, cid, text }, { isRepeat: !isAsked }),
      onSent: (message) => this.accept(message),
      kept: keptOutgoing(id),
    });
    makeAutoObservable(this, {
      state: observableRef,
      last: observableRef,
      lastOfOthers: observableRef,
      outbox: false,
      // Not observable: read by tests.
      known: false,
    });
  }

  get status(): RoomState['status'] {
    return this.state.status;
  }

  /** How many messages are in memory. */
  get known(): number {
    return this.#history.known.size;
  }

  /** Rows of what is on its way out; they stand at the foot of the conversation. */
  get outgoing(): readonly RoomRow[] {
    const { state } = this;
    if (state.status !== 'ready' || state.newer !== 'end') return [];
    return outgoingRows(this.outbox.list, lastRow(state.window), this.#me());
  }

  /** The place of a known message; 0 of another. */
  placeOf(id: string | null): number {
    return (id !== null && this.#history.known.placeOf(id)) || 0;
  }

  /** The place up to which a mark ("seen up to this id") reaches among the messages shown; 0 before all of them. */
  seenTo(mark: string | null): number {
    if (mark === null || this.state.status !== 'ready') return 0;
    return this.placeOf(mark) || lastSeen(this.state.window, mark);
  }

  /** Somebody looks at the room: shows its newest messages, those known and whatever followed them. */
  async open(): Promise<void> {
    this.#isVisited = true;
    this.outbox.heal();
    if (this.state.status === 'ready') {
      this.showNewest();
      return this.catchUp();
    }
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  /** Nobody looks any more: the newest page stays, so that coming back shows something at once. */
  leave(): void {
    this.#isVisited = false;
    this.#viewed = null;
    this.#unreadFrom = 0;
    this.follow(true);
    this.unmark();
    if (this.status === 'ready') this.#forget();
  }

  /** The newest message has come before somebody's eyes, or has left them. */
  follow(isFollowed: boolean): void {
    this.isFollowed = isFollowed;
    if (isFollowed) this.missed = 0;
  }

  showNewest(): void {
    const { state } = this;
    if (state.status === 'ready' && state.newer !== 'end') this.#show(this.#history.known.newest(PAGE));
  }

  /** Shows a message with 40 before it and 40 after it, and marks it. Throws when the server refuses. */
  async jump(messageId: string): Promise<void> {
    const opened = this.status === 'ready' ? undefined : this.open();
    const [page] = await Promise.all([this.#history.readAround(messageId), opened]);
    runInAction(() => {
      if (this.status !== 'ready') return;
      this.follow(false);
      this.#show(page);
      this.#forgetMost();
      this.marked = messageId;
    });
  }

  unmark(): void {
    this.marked = undefined;
  }

  /** Draws a line over the first message of somebody else after `viewed`, the one that was seen last. */
  drawUnreadLine(viewed: string | null): void {
    this.#viewed = viewed;
    this.#placeUnreadLine();
  }

  /** Shows up to 40 before the first one shown: what is known, or what the server gives. */
  async loadOlder(): Promise<void> {
    const { state } = this;
    const first = state.status === 'ready' ? firstRow(state.window)?.message : undefined;
    if (first) await this.#extend('older', () => this.#history.readBefore(first));
  }

  /** Shows up to 40 after the last one shown, until the newest. */
  async loadNewer(): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready') return;
    const { to } = state.window;
    await this.#extend('newer', () => this.#history.readAfter(to));
  }

  /** Reads what followed the newest known message; calls during a reading lead to one more. */
  catchUp(): Promise<void> {
    this.#wantsMore = this.status === 'ready' || this.#opening !== undefined;
    if (this.status !== 'ready') return Promise.resolve();
    this.#catchingUp ??= this.#followUp();
    return this.#catchingUp;
  }

  /** A message, from the socket or as the result of one's own post. One that leaves a gap only says there is more. */
  accept(message: Message): void {
    if (message.user_id === this.#me()) this.outbox.remove(message.cid);
    this.#heard = Math.max(this.#heard, message.seq);
    if (this.status !== 'ready') return;
    if (message.seq > this.#history.known.end + 1) void this.catchUp();
    else {
      this.#history.learn({ from: message.seq, to: message.seq, items: [message] });
      this.#forgetMost();
    }
  }

  /** A known message has changed. */
  revise(message: Message): void {
    if (!this.#history.known.revise(message)) return;
    if (this.last?.seq === message.seq) this.last = message;
    if (this.lastOfOthers?.seq === message.seq) this.lastOfOthers = message;
    this.#redraw([message]);
  }

  /** The row of a deleted message stays, its words are gone (decisions.md section 4). */
  retract(seq: number): void {
    const message = this.#history.known.at(seq);
    if (message) this.revise(retracted(message));
  }

  get #reader(): Reader {
    return { me: this.#me(), unreadFrom: this.#unreadFrom };
  }

  async #open(): Promise<void> {
    runInAction(() => {
      this.state = { status: 'opening' };
    });
    try {
      await this.#history.readNewest();
      runInAction(() => {
        this.#show(this.#history.known.newest(PAGE));
        this.#placeUnreadLine();
      });
      // The page may be older than what events told while it was on its way.
      if (this.#wantsMore || this.#heard > this.#history.known.end) await this.catchUp();
    } catch (error) {
      runInAction(() => {
        this.state = { status: isDenial(error) ? 'denied' : 'failed' };
      });
    }
  }

  async #followUp(): Promise<void> {
    while (this.#wantsMore) {
      this.#wantsMore = false;
      // When it fails, the next event, poll or reconnect asks again.
      await this.#history.readOn().catch(() => undefined);
    }
    runInAction(() => this.#forgetMost());
    this.#catchingUp = undefined;
  }

  /** A page has come in; `end` was the furthest known place before it. */
  #take(page: Fragment<Message>, end: number): void {
    const me = this.#me();
    for (const { user_id, cid } of page.items) if (user_id === me) this.outbox.remove(cid);
    const arrived = page.items.filter(({ seq }) => seq > end);
    const ofOthers = arrived.filter(({ user_id }) => user_id !== me);
    this.last = arrived.at(-1) ?? this.last;
    this.lastOfOthers = ofOthers.at(-1) ?? this.lastOfOthers;
    if (this.state.status !== 'ready') return;
    if (!this.isFollowed) this.missed += ofOthers.length;
    const wasNewest = this.state.window.to >= end;
    this.#redraw(page.items);
    if (wasNewest && this.#history.known.end > end) this.#moveOn();
    this.#placeUnreadLine();
  }

  /** The window showed the newest message, and there may be newer ones. What is being read must not go for them. */
  #moveOn(): void {
    if (this.state.status !== 'ready') return;
    const { window } = this.state;
    const arrived = this.#history.known.after(window.to, Number.POSITIVE_INFINITY);
    if (!arrived && this.isFollowed) this.#show(this.#history.known.newest(PAGE));
    else if (!arrived || (!this.isFollowed && window.rows.length >= WINDOW_ROWS)) this.#setWindow(window);
    else this.#setWindow(this.#cut(withAfter(window, arrived, this.#reader), this.isFollowed));
  }

  #redraw(messages: readonly Message[]): void {
    if (this.state.status !== 'ready') return;
    const { window } = this.state;
    const changed = messages.reduce((all, message) => withChanged(all, message, this.#reader), window);
    if (changed !== window) this.#setWindow(changed);
  }

  /** Lengthens the window at one end: at once when the next page is known, else by what `read` learns. */
  async #extend(end: 'older' | 'newer', read: () => Promise<void>): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready' || state[end] === 'end' || state[end] === 'loading') return;
    if (this.#lengthen(end)) return;
    this.#setEdge(end, 'loading');
    try {
      await read();
      runInAction(() => {
        if (!this.#lengthen(end)) this.#setEdge(end, 'more');
        this.#forgetMost();
      });
    } catch {
      runInAction(() => this.#setEdge(end, 'failed'));
    }
  }

  #lengthen(end: 'older' | 'newer'): boolean {
    if (this.state.status !== 'ready') return false;
    const { window } = this.state;
    const { known } = this.#history;
    const page = end === 'older' ? known.before(window.from, PAGE) : known.after(window.to, PAGE);
    if (!page) return false;
    const longer = (end === 'older' ? withBefore : withAfter)(window, page, this.#reader);
    this.#setWindow(this.#cut(longer, end === 'newer'));
    return true;
  }

  #cut(window: RoomWindow, atStart: boolean): RoomWindow {
    return atStart ? cutStart(window, this.#reader) : cutEnd(window);
  }

  #show(page: Fragment<Message> | undefined): void {
    if (!page) return;
    this.marked = undefined;
    this.state = { status: 'ready', window: windowOf(page, this.#reader), older: 'more', newer: 'more' };
    this.#setWindow(this.state.window);
  }

  /** An end that has not moved keeps what was said about it. */
  #setWindow(window: RoomWindow): void {
    if (this.state.status !== 'ready') return;
    const { window: before, older, newer } = this.state;
    const beyond = (isEnd: boolean, hasMoved: boolean, edge: Edge): Edge => {
      if (isEnd) return 'end';
      return hasMoved || edge === 'end' ? 'more' : edge;
    };
    this.state = {
      status: 'ready',
      window,
      older: beyond(window.from <= 1, window.from !== before.from, older),
      newer: beyond(window.to >= this.#history.known.end, window.to !== before.to, newer),
    };
  }

  #setEdge(end: 'older' | 'newer', edge: Edge): void {
    if (this.state.status === 'ready') this.state = { ...this.state, [end]: edge };
  }

  #placeUnreadLine(): void {
    if (this.#viewed === null || this.state.status !== 'ready') return;
    const { known } = this.#history;
    const seq = known.placeOf(this.#viewed);
    if (seq === undefined) return;
    this.#viewed = null;
    const first = known.after(seq, PAGE)?.items.find(({ user_id }) => user_id !== this.#me());
    if (!first) return;
    this.#unreadFrom = first.seq;
    this.#setWindow(windowOf(known.slice(this.state.window), this.#reader));
  }

  /** Called when the window has taken what it needs. */
  #forgetMost(): void {
    if (this.#history.known.size > MOST_KNOWN[this.#isVisited ? 'visited' : 'left']) this.#forget();
  }

  /** Keeps the newest page, and the window while somebody looks at it. */
  #forget(): void {
    const { known } = this.#history;
    const newest = known.newest(PAGE);
    if (this.state.status !== 'ready' || !newest) return;
    known.keep(this.#isVisited ? [known.slice(this.state.window), newest] : [newest]);
    if (!this.#isVisited) this.#show(newest);
  }
}
