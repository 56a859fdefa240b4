import { type EventMap, LIMITS, type Notification } from '@livery/contract';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { PagedList } from '../../lib/lists/paged-list.ts';

export interface NotificationsPort {
  http: HttpCalls;
  /** Something new has come that nobody is looking at. */
  alert(): void;
  /** Rows that were asked for, or arrived, at this time. */
  onRows(rows: readonly Notification[], askedAt: number): void;
}

/** What happened to the person at the screen, and how much of it they have not seen. */
export class NotificationsStore {
  /** How much is new. */
  count = 0;
  readonly list: PagedList<Notification>;
  readonly #port: NotificationsPort;
  /** Events so far: what was asked for before one came is older than it. */
  #told = 0;
  #isLooking = false;
  /** The list stands as it was when somebody came: what is new in it is marked. */
  #isRead = false;
  #isViewing = false;

  constructor(port: NotificationsPort) {
    this.#port = port;
    this.list = new PagedList<Notification>({
      keyOf: ({ id }) => id,
      page: (next_id, signal) => this.#read(next_id, signal),
    });
    makeObservable(this, { count: observable, hasUnread: computed, receive: action, viewAll: action });
  }

  /** Of the rows that are here some are marked. */
  get hasUnread(): boolean {
    return this.list.list.some(({ unread }) => unread);
  }

  /** Nobody waits for it: what does not come is told by the next event, or asked for with the next connection. */
  async refreshCount(): Promise<void> {
    const told = this.#told;
    try {
      const { count } = await this.#port.http.call('GET /api/v1/notification/new-count', {
        background: true,
      });
      if (told === this.#told) this.#setCount(count);
    } catch {}
    this.#viewSeen();
  }

  /** After a gap of the socket. */
  catchUp(): void {
    if (this.#isLooking && this.#isRead) this.list.refresh();
    void this.refreshCount();
  }

  receive({ notification, count }: EventMap['notification.new']): void {
    this.#told += 1;
    this.count = count;
    if (!notification) return;
    this.#port.onRows([notification], performance.now());
    if (this.list.status !== 'idle') this.list.insert(notification);
    if (this.#isLooking) this.#viewSeen();
    // A message is heard as such, where nobody looks at its conversation.
    else if (!notification.message) this.#port.alert();
  }

  /** From the top again: what is new is marked in it until it is read the next time. */
  open(): void {
    this.#isRead = false;
    if (this.list.status === 'idle') this.list.open();
    else this.list.refresh();
  }

  /** Somebody is looking at the list, or no longer: what stands in it, and what arrives, has been seen. */
  look(isLooking: boolean): void {
    this.#isLooking = isLooking;
    this.#viewSeen();
  }

  /** Takes the marks off too. */
  viewAll(): void {
    for (const row of this.list.list) if (row.unread) this.list.replace({ ...row, unread: false });
    if (this.count > 0) void this.#view();
  }

  /** The marks of rows stay: they show what was new. */
  #viewSeen(): void {
    if (this.#isLooking && this.#isRead && this.count > 0) void this.#view();
  }

  async #view(): Promise<void> {
    if (this.#isViewing) return;
    this.#isViewing = true;
    const told = this.#told;
    try {
      await this.#port.http.call('POST /api/v1/notification/view-all', { background: true });
      if (told === this.#told) this.#setCount(0);
    } catch {
      // It stays new, and is seen with the next look.
    } finally {
      this.#isViewing = false;
    }
    // What arrived meanwhile may have come too late for that call.
    if (told !== this.#told) this.#viewSeen();
  }

  async #read(next_id: string | undefined, signal: AbortSignal) {
    const query = { page: LIMITS.notificationPage, ...(next_id !== undefined && { next_id }) };
    const askedAt = performance.now();
    const page = await this.#port.http.call('GET /api/v1/notification/list', { query, signal });
    this.#port.onRows(page.list, askedAt);
    this.#isRead = true;
    this.#viewSeen();
    return page;
  }

  #setCount(count: number): void {
    runInAction(() => {
      this.count = count;
    });
  }
}
