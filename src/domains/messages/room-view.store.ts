import type { Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isNews } from '../groups/index.ts';
import type { Fragment, Fragments } from './fragments.ts';
import { PAGE } from './room-history.ts';
import { type Edge, type ReadyRoom, type RoomState, readyAt, type Target, withWindow } from './room-state.ts';
import { advancedWindow, extendedWindow, pagesAround, type Shown } from './room-window.moves.ts';
import { lastSeen, type RoomWindow, windowOf, withChanged } from './room-window.ts';
import { type Unread, UnreadLine } from './unread-line.ts';

/** The window of a conversation that is shown, and how it moves over what is known. */
export class RoomView {
  state: RoomState = { status: 'opening' };
  /** The foot of the conversation is in sight: the window moves with what arrives. */
  isFollowed = true;
  /** How many messages of others came since it was followed, with those that were unread on entering. */
  missed = 0;
  target: Target | undefined;
  /** What is unread, while it is looked for: what is in sight meanwhile goes again. */
  sought: Unread | undefined;
  /** Somebody has come, and what is unread is not known yet: what is in sight may go again. */
  isEntering = false;
  readonly #unread = new UnreadLine();
  readonly #known: Fragments<Message>;
  readonly #me: () => string;

  constructor(known: Fragments<Message>, me: () => string) {
    this.#known = known;
    this.#me = me;
    makeAutoObservable(this, { state: observableRef, target: observableRef, sought: observableRef });
  }

  /** For who draws no messages: while these come it stays the same. */
  get status(): RoomState['status'] {
    return this.state.status;
  }

  get ready(): ReadyRoom | undefined {
    return this.state.status === 'ready' ? this.state : undefined;
  }

  /** The seq up to which a mark ("seen up to this id") reaches among the messages shown; 0 before all of them. */
  seenTo(mark: string | null): number {
    if (mark === null || !this.ready) return 0;
    return this.#known.seqOf(mark) || lastSeen(this.ready.window, mark);
  }

  setState(state: Exclude<RoomState, ReadyRoom>): void {
    this.state = state;
  }

  /** The foot of the conversation has come into sight, or has left it. */
  follow(isFollowed: boolean): void {
    this.isFollowed = isFollowed;
    if (isFollowed) this.missed = 0;
  }

  show(page: Fragment<Message>): void {
    this.target = undefined;
    this.state = readyAt(windowOf(page, this.#shown.reader), this.#known.end);
  }

  /** Shows the newest page, no more of it than that. */
  showNewestPage(): void {
    const newest = this.#known.newest(PAGE);
    if (newest) this.show(newest);
  }

  showNewest(): void {
    if (this.ready?.newer !== 'end') this.showNewestPage();
  }

  /** Shows a message among those around it, and marks it. */
  showTarget(page: Fragment<Message>, id: string): void {
    this.follow(false);
    this.show(page);
    this.target = { id, isMarked: true };
  }

  clearTarget(): void {
    this.target = undefined;
  }

  seek(unread: Unread | undefined): void {
    this.sought = unread;
  }

  setEntering(isEntering: boolean): void {
    this.isEntering = isEntering;
  }

  /** Words of somebody else. */
  isNews(message: Message): boolean {
    return isNews(message, this.#me());
  }

  /** Draws a line over the first unread message of somebody else and, when that is known, scrolls to it. */
  showUnread({ count, viewed }: Unread): void {
    this.#unread.set(viewed);
    this.#placeUnreadLine();
    const { over } = this.#unread;
    if (!over || !this.ready) return;
    const { from, to } = this.ready.window;
    if (over.seq < from || over.seq > to) this.show(pagesAround(this.#known, over.seq));
    this.isFollowed = false;
    this.missed = count;
    this.target = { id: over.id, isMarked: false };
    this.isEntering = false;
  }

  /** As if the room had not been entered. */
  reset(): void {
    this.#unread.clear();
    this.sought = undefined;
    this.isEntering = false;
    this.follow(true);
    this.clearTarget();
  }

  /** A page has become known; `end` was the highest known seq before it. */
  add(page: Fragment<Message>, end: number): void {
    if (!this.ready) return;
    const news = page.items.filter((message) => message.seq > end && this.isNews(message));
    if (!this.isFollowed) this.missed += news.length;
    const wasNewest = this.ready.window.to >= end;
    this.redraw(page.items);
    if (wasNewest && this.#known.end > end) this.#setWindow(advancedWindow(this.#shown, this.isFollowed));
    this.#placeUnreadLine();
  }

  /** Nothing up to a seq is there any more. */
  clear(to: number): void {
    if (this.ready && this.ready.window.from <= to) this.showNewestPage();
  }

  /** Messages that are shown have gone. */
  rebuild(): void {
    if (this.ready) this.#setWindow(windowOf(this.#known.slice(this.ready.window), this.#shown.reader));
  }

  /** Known messages have changed. */
  redraw(messages: readonly Message[]): void {
    const { window, reader } = this.#shown;
    const changed = messages.reduce((all, message) => withChanged(all, message, reader), window);
    if (changed !== window) this.#setWindow(changed);
  }

  /** Lengthens the window at one end by a page: at once when that is known, else by what `read` makes known. */
  async extend(end: 'older' | 'newer', read: () => Promise<void>): Promise<void> {
    const edge = this.ready?.[end];
    if (edge === undefined || edge === 'end' || edge === 'loading' || this.#lengthen(end)) return;
    this.#setEdge(end, 'loading');
    // Another part of the conversation may be shown by then, which has ends of its own.
    const settle = (work: () => void) =>
      runInAction(() => {
        if (this.ready?.[end] === 'loading') work();
      });
    try {
      await read();
      settle(() => this.#lengthen(end) || this.#setEdge(end, 'more'));
    } catch {
      settle(() => this.#setEdge(end, 'failed'));
    }
  }

  get #shown(): Shown {
    const window = this.ready?.window ?? { from: 1, to: 0, rows: [] };
    const reader = { me: this.#me(), unreadFrom: this.#unread.over?.seq ?? 0 };
    return { window, known: this.#known, reader };
  }

  #lengthen(end: 'older' | 'newer'): boolean {
    const longer = this.ready && extendedWindow(this.#shown, end);
    if (longer) this.#setWindow(longer);
    return longer !== undefined;
  }

  #setWindow(window: RoomWindow): void {
    if (this.ready) this.state = withWindow(this.ready, window, this.#known.end);
  }

  #setEdge(end: 'older' | 'newer', edge: Edge): void {
    if (this.ready) this.state = { ...this.ready, [end]: edge };
  }

  #placeUnreadLine(): void {
    if (this.ready && this.#unread.place(this.#known, (message) => this.isNews(message))) this.rebuild();
  }
}
