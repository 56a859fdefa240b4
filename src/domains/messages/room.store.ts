import { isNotice, type Message } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import type { RoomCache } from './cache/chat-cache.ts';
import { RoomRestore } from './cache/room-restore.ts';
import { RoomCards } from './cards/room-cards.ts';
import type { Fragment } from './fragments.ts';
import { isRetracted, retracted, withoutQuote } from './message.model.ts';
import { NewestMessages } from './newest-messages.store.ts';
import { type Outbox, outboxOf } from './outbox.store.ts';
import type { Outgoing } from './outgoing.model.ts';
import { RoomPins } from './pins/room-pins.store.ts';
import { RoomReactions } from './reactions/room-reactions.store.ts';
import { RoomChanges } from './room-changes.ts';
import { PAGE, RoomHistory } from './room-history.ts';
import { RoomOpening } from './room-opening.ts';
import { outgoingRows, type RoomRow } from './room-rows.model.ts';
import { RoomView } from './room-view.store.ts';
import { firstRow, lastRow } from './room-window.ts';
import { RoomSelection } from './selection/room-selection.store.ts';
import type { Unread } from './unread-line.ts';
import { showUnreadIn } from './unread-search.ts';
import { RoomUnseen } from './unseen/room-unseen.store.ts';

export interface RoomOptions {
  cache?: RoomCache | undefined;
  /** Words of a conversation are refused as they are. Returns whether their author has them again. */
  onRefused?: (groupId: string, outgoing: Outgoing) => boolean;
}

/** One conversation: what is shown of it, what is on its way out, and how both stay complete. */
export class RoomStore {
  readonly id: string;
  readonly history: RoomHistory;
  readonly view: RoomView;
  readonly outbox: Outbox;
  readonly newest: NewestMessages;
  readonly reactions: RoomReactions;
  readonly pins: RoomPins;
  readonly unseen: RoomUnseen;
  readonly selection = new RoomSelection();
  readonly changes = new RoomChanges();
  readonly #me: () => string;
  #isVisited = false;
  /** Counts who comes and goes: what an earlier visit waited for concerns no later one. */
  #visits = 0;
  readonly #restore: RoomRestore;
  readonly #cards: RoomCards;
  readonly #opening: RoomOpening;
  /** Counts jumps: only the last one is shown. */
  #jumps = 0;

  constructor(id: string, http: HttpCalls, me: () => string, { cache, onRefused }: RoomOptions = {}) {
    this.id = id;
    this.#me = me;
    this.history = new RoomHistory(id, http, (page, end) => runInAction(() => this.#add(page, end)));
    this.#cards = new RoomCards(this.history);
    this.view = new RoomView(this.history.known, me);
    this.newest = new NewestMessages(me);
    this.outbox = outboxOf(id, http, {
      onSent: (message) => this.accept(message),
      onRefused: (outgoing) => onRefused?.(id, outgoing) ?? false,
    });
    const known = { find: (of: string) => this.find(of), revise: (message: Message) => this.revise(message) };
    this.reactions = new RoomReactions({ http, me, ...known });
    this.pins = new RoomPins(id, http, known);
    this.unseen = new RoomUnseen(id, http);
    const onRevalidated = (isWhole: boolean) => this.#onRevalidated(isWhole);
    const isVisited = () => this.#isVisited;
    const { history, view } = this;
    this.#restore = new RoomRestore({ id, cache, history, view, isVisited, onRevalidated });
    this.#opening = new RoomOpening({
      history: this.history,
      view: this.view,
      restore: this.#restore,
      isVisited,
      catchUp: () => this.catchUp(),
      openAgain: () => void this.open(),
    });
    makeAutoObservable(this, {
      history: false,
      view: false,
      outbox: false,
      newest: false,
      reactions: false,
      pins: false,
      unseen: false,
      selection: false,
      changes: false,
    });
  }

  /** Rows of what is on its way out; they stand at the foot of the conversation. */
  get outgoing(): readonly RoomRow[] {
    const { ready } = this.view;
    return ready?.newer === 'end' ? outgoingRows(this.outbox.list, lastRow(ready.window), this.#me()) : [];
  }

  /** Somebody looks at the room: shows what is unread, else its newest messages, and whatever followed them. */
  async open(unread?: Unread | Promise<Unread | undefined>): Promise<void> {
    this.#isVisited = true;
    this.#visits += 1;
    const visit = this.#visits;
    this.outbox.resume();
    if (unread) this.view.setEntering(true);
    try {
      await (this.view.ready ? this.#show(unread, visit) : this.#opening.run(unread));
    } finally {
      // Whatever came of it: marks are never held back for good.
      if (visit === this.#visits) runInAction(() => this.view.setEntering(false));
    }
  }

  /** Nobody looks any more: the newest page stays, so that coming back shows something at once. */
  leave(): void {
    this.#isVisited = false;
    this.#visits += 1;
    this.selection.clear();
    this.#restore.stop();
    this.#opening.callOff();
    this.view.reset();
    if (this.view.ready) this.#forget();
  }

  /** The person has logged out, or the room is gone: nothing is sent or read any more. */
  stop(): void {
    this.outbox.stop();
    this.unseen.stop();
    this.#restore.stop();
    this.#opening.stop();
  }

  /** Shows a message with 40 before it and 40 after it, and marks it. Throws when the server refuses. */
  async jump(messageId: string): Promise<void> {
    this.#jumps += 1;
    const jump = this.#jumps;
    const opened = this.view.ready ? undefined : this.open();
    const [page] = await Promise.all([this.history.readAround(messageId), opened]);
    runInAction(() => {
      if (!this.view.ready || jump !== this.#jumps) return;
      this.view.showTarget(page, messageId);
      this.#forgetSurplus();
    });
  }

  /** Shows up to 40 before the first one shown: what is known, or what the server gives. */
  async loadOlder(): Promise<void> {
    const first = this.view.ready && firstRow(this.view.ready.window)?.message;
    if (first) await this.#extend('older', () => this.history.readBefore(first));
  }

  /** Shows up to 40 after the last one shown, until the newest. */
  async loadNewer(): Promise<void> {
    const to = this.view.ready?.window.to;
    if (to !== undefined) await this.#extend('newer', () => this.history.readAfter(to));
  }

  /** Reads what followed the newest known message. */
  async catchUp(): Promise<void> {
    if (this.view.ready && this.history.isStale) {
      if (this.#restore.isRevalidating) this.#opening.announce();
      await this.#restore.revalidate();
    } else if (this.view.ready) {
      await this.history.catchUp();
      runInAction(() => this.#forgetSurplus());
    } else if (this.#opening.isRunning) this.#opening.announce();
  }

  /** The socket was away: what is known may have changed, and is read again as soon as somebody looks. */
  invalidate(): void {
    if (this.view.ready) this.history.invalidate(this.view.ready.window);
  }

  /** Reads again what nobody tells of, or what was told while the socket was away. */
  readAgain(): void {
    this.invalidate();
    void this.catchUp();
    void this.pins.refresh();
    void this.unseen.load();
  }

  /** The person has viewed up to a message on another device. */
  viewTo(messageId: string): void {
    const seq = this.history.seqOf(messageId);
    if (seq > 0) this.unseen.viewTo(seq);
    else if (this.#isVisited && this.unseen.mentions.length > 0) void this.unseen.load();
  }

  /** A message, from the socket or as the result of one's own post. One that leaves a gap only says there is more. */
  accept(message: Message): void {
    if (message.user_id === this.#me()) this.outbox.remove(message.cid);
    if (!this.view.ready) this.#opening.announce(message.seq);
    else if (message.seq > this.history.known.end + 1 || this.history.quotesCleared(message))
      void this.catchUp();
    // One that arrives again brings nothing new: it may have changed since.
    else if (!this.history.known.at(message.seq)) {
      const item = this.#quotesRetracted(message) ? withoutQuote(message) : message;
      this.history.add({ from: message.seq, to: message.seq, items: [item] });
      if (this.#isVisited) this.#cards.read([message]);
      this.#forgetSurplus();
    }
  }

  /** A known room: at once what is known of what is unread, else once it is; never under the eyes of who reads already. */
  async #show(unread: Unread | Promise<Unread | undefined> | undefined, visit: number): Promise<void> {
    this.view.showNewest();
    if (unread && !(unread instanceof Promise)) this.view.showUnread(unread);
    const isShown = this.view.target !== undefined;
    if (!this.history.isStale) this.#cards.refresh();
    await this.catchUp();
    const entered = await unread;
    if (entered && !isShown && visit === this.#visits) await showUnreadIn(this, entered);
  }

  /** Whether it quotes what was retracted since: the retraction has overtaken it. */
  #quotesRetracted({ thread }: Message): boolean {
    const quoted = thread && this.history.known.at(this.history.seqOf(thread.id));
    return quoted !== undefined && isRetracted(quoted);
  }

  /** A message has changed, says an event: one that has not arrived is read as it is now. */
  acceptChange({ id, seq }: Pick<Message, 'id' | 'seq'>): void {
    this.history.noteChange(id);
    if (!this.view.ready) this.#opening.announce(seq);
    else if (seq > this.history.known.end) void this.catchUp();
  }

  /** What a shared post or person shows has changed; a room that nobody looks at asks when it is opened. */
  readCards(targetId: string): void {
    if (this.#isVisited && this.view.ready) this.#cards.refresh(targetId);
  }

  /** A known message has changed. */
  revise(message: Message): void {
    if (!this.history.known.revise(message)) return;
    this.newest.revise(message);
    this.view.redraw([message]);
    if (isNotice(message)) this.selection.drop(message.id);
    this.#restore.save();
  }

  /** The row of a retracted message stays, its words are gone (decisions.md section 4), also where they are quoted. */
  retract({ id, seq }: Pick<Message, 'id' | 'seq'>): void {
    const message = this.history.known.at(seq);
    if (message) this.revise(retracted(message));
    for (const reply of this.history.known.where(({ thread }) => thread?.id === id)) {
      this.revise(withoutQuote(reply));
    }
    this.pins.drop(id);
    this.unseen.drop(id);
    this.changes.gone({ id });
  }

  /** The person has hidden everything up to a seq from themselves. */
  clear(to: number): void {
    this.history.clear(to);
    this.selection.keep(this.selection.ids.filter((id) => this.find(id)));
    this.newest.clear(to);
    this.pins.clear(to);
    this.unseen.clear(to);
    this.view.clear(to);
    this.changes.gone({ to });
    this.#restore.save();
    // A reply to what was hidden shows no more of it: which those are, only the server knows.
    if (this.history.known.where(({ thread }) => thread !== undefined).length === 0) return;
    this.invalidate();
    if (this.#isVisited) void this.catchUp();
  }

  /** A known message, or the last of somebody else shortly before it. */
  lastOfOthersAt(id: string): Message | undefined {
    const items = this.history.known.before(this.history.seqOf(id) + 1, PAGE)?.items ?? [];
    return items.findLast(({ user_id }) => user_id !== this.#me());
  }

  /** A known message; undefined of another. */
  find(id: string): Message | undefined {
    return this.history.known.at(this.history.seqOf(id));
  }

  /** What was kept is as the server has it; it may be older than events that came while it was read again. */
  async #onRevalidated(isWhole: boolean): Promise<void> {
    const isBehind = this.#opening.takeBehind();
    if (!isWhole || isBehind) await this.history.catchUp();
    runInAction(() => this.#forgetSurplus());
  }

  async #extend(end: 'older' | 'newer', read: () => Promise<void>): Promise<void> {
    await this.view.extend(end, read);
    runInAction(() => this.#forgetSurplus());
  }

  /** A page has become known; `end` was the highest known seq before it. */
  #add(page: Fragment<Message>, end: number): void {
    const me = this.#me();
    const news = page.items.filter(({ seq }) => seq > end);
    if (this.view.ready) this.#addMentions(news);
    for (const { user_id, cid } of page.items) if (user_id === me) this.outbox.remove(cid);
    this.newest.add(news);
    this.changes.arrived(news);
    for (const message of page.items) if (isRetracted(message)) this.changes.gone({ id: message.id });
    for (const message of page.items) if (message.seq <= end) this.newest.revise(message);
    this.view.add(page, end);
    this.#restore.save();
  }

  #addMentions(news: readonly Message[]): void {
    const me = this.#me();
    for (const message of news) {
      const isCall = message.user_id !== me && message.mentions?.includes(me) === true;
      if (isCall) this.unseen.add('mentions', message);
    }
  }

  /** Called when the window has taken what it needs. */
  #forgetSurplus(): void {
    if (this.history.isLong(this.#isVisited)) this.#forget();
  }

  #forget(): void {
    this.history.forget(this.#isVisited ? this.view.ready?.window : undefined);
    if (!this.#isVisited) this.view.showNewestPage();
  }
}
