import { LIMITS, type Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiFailure } from '../../lib/http/failure.ts';
import {
  type Fragment,
  type History,
  learn,
  newestOf,
  newestPage,
  pageAfter,
  pageBefore,
  revise,
} from './fragments.ts';
import type { MessagesApi } from './messages.api.ts';
import { keptOutgoing } from './outbox.slot.ts';
import { Outbox } from './outbox.store.ts';

/** What is shown of the past: nothing yet, the newest stretch, or why there is none (`denied`: not one's own). */
export type RoomStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'denied';
export type OlderStatus = 'idle' | 'loading' | 'failed';

/** Whether asking again is of no use: the conversation is not there for this person. */
const isDenial = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 403 || error.status === 404);

/** So many full pages are read to close a gap; a wider one starts again at the newest messages. */
const CATCH_UP_PAGES = 5;

/** One conversation: its known stretches, what is on its way out, and how it stays complete. */
export class RoomStore {
  readonly id: string;
  status: RoomStatus = 'idle';
  older: OlderStatus = 'idle';
  history: History<Message> = [];
  readonly outbox: Outbox;
  readonly #api: MessagesApi;
  readonly #me: () => string;
  #catchingUp: Promise<void> | undefined;
  #wantsMore = false;
  /** The furthest place that anything was heard of. */
  #heard = 0;

  constructor(id: string, api: MessagesApi, me: () => string) {
    this.id = id;
    this.#api = api;
    this.#me = me;
    this.outbox = new Outbox({
      post: (cid, text, isAsked) => api.postText({ group_id: id, cid, text }, { quiet: !isAsked }),
      onSent: (message) => this.accept(message),
      kept: keptOutgoing(id),
    });
    makeAutoObservable(this, { history: observableRef, outbox: false });
  }

  /** The newest stretch without a gap, oldest first. */
  get messages(): readonly Message[] {
    return newestOf(this.history)?.items ?? [];
  }

  get reachesStart(): boolean {
    return newestOf(this.history)?.from === 1;
  }

  /** The place up to which a mark ("seen up to this id") reaches among the messages shown; 0 before all of them. */
  placeOf(mark: string | null): number {
    if (mark === null) return 0;
    const marked = this.messages.find(({ id }) => id === mark);
    // A mark outside of what is shown: ids sort by time (decisions.md section 2).
    return (marked ?? this.messages.findLast(({ id }) => id <= mark))?.seq ?? 0;
  }

  /** Shows the newest messages: those known, and whatever followed them. */
  async open(): Promise<void> {
    this.outbox.heal();
    if (this.status === 'ready') return this.catchUp();
    if (this.status === 'loading') return;
    this.status = 'loading';
    try {
      const items = await this.#api.newest(this.id);
      runInAction(() => {
        this.#learn(newestPage(items, LIMITS.messagePage));
        this.status = 'ready';
      });
      // The answer may be older than what was heard while it was on its way.
      if (this.#wantsMore || this.#heard > this.#newest) await this.catchUp();
    } catch (error) {
      runInAction(() => {
        this.status = isDenial(error) ? 'denied' : 'failed';
      });
    }
  }

  /** Reads 40 before the oldest shown one. */
  async loadOlder(): Promise<void> {
    const oldest = this.messages[0];
    if (!oldest || this.reachesStart || this.older === 'loading') return;
    this.older = 'loading';
    try {
      const items = await this.#api.before(this.id, oldest.id);
      runInAction(() => {
        this.#learn(pageBefore(items, oldest.seq, LIMITS.messagePage));
        this.older = 'idle';
      });
    } catch {
      runInAction(() => {
        this.older = 'failed';
      });
    }
  }

  /** Reads what followed the newest known message; calls during a reading lead to one more. */
  catchUp(): Promise<void> {
    this.#wantsMore = this.status === 'ready' || this.status === 'loading';
    if (this.status !== 'ready') return Promise.resolve();
    this.#catchingUp ??= this.#followUp();
    return this.#catchingUp;
  }

  /** A message, from the socket or as the answer to one's own post. One that leaves a gap only says there is more. */
  accept(message: Message): void {
    if (message.user_id === this.#me()) this.outbox.remove(message.cid);
    this.#heard = Math.max(this.#heard, message.seq);
    if (this.status !== 'ready') return;
    if (message.seq > this.#newest + 1) void this.catchUp();
    else this.#learn({ from: message.seq, to: message.seq, items: [message] });
  }

  /** A known message has changed. */
  revise(message: Message): void {
    this.history = revise(this.history, message.seq, () => message);
  }

  /** The row of a deleted message stays, its words are gone (decisions.md section 4). */
  retract(seq: number): void {
    this.history = revise(this.history, seq, (message) => ({
      ...message,
      type: 'message_delete',
      text: '',
      file_path: null,
      filename: null,
    }));
  }

  get #newest(): number {
    return newestOf(this.history)?.to ?? 0;
  }

  async #followUp(): Promise<void> {
    while (this.#wantsMore) {
      this.#wantsMore = false;
      // Without an answer the next event, poll or reconnect asks again.
      await this.#readOn().catch(() => undefined);
    }
    this.#catchingUp = undefined;
  }

  async #readOn(): Promise<void> {
    for (let page = 0; page < CATCH_UP_PAGES; page += 1) {
      const last = this.#newest;
      const items = await this.#api.after(this.id, last);
      if (items.length > 0) this.#learn(pageAfter(items, last));
      if (items.length < LIMITS.messagePage) return;
    }
    this.#learn(newestPage(await this.#api.newest(this.id), LIMITS.messagePage));
  }

  #learn(fragment: Fragment<Message>): void {
    runInAction(() => {
      this.history = learn(this.history, fragment);
      for (const { user_id, cid } of fragment.items) if (user_id === this.#me()) this.outbox.remove(cid);
    });
  }
}
