import { LIMITS, type Message } from '@livery/contract';
import { type Fragment, Fragments, newestPage, pageAfter, pageBefore } from './fragments.ts';
import type { MessagesApi } from './messages.api.ts';

export const PAGE = LIMITS.messagePage;
/** So many full pages are read to close a gap; a wider one starts again at the newest messages. */
const CATCH_UP_PAGES = 5;

/** `end`: the furthest place that was known before the page came. */
export type OnLearned = (page: Fragment<Message>, end: number) => void;

/** What is known of one conversation, and the ways to know more of it. */
export class RoomHistory {
  readonly known = new Fragments<Message>();
  readonly #id: string;
  readonly #api: MessagesApi;
  readonly #onLearned: OnLearned;

  constructor(id: string, api: MessagesApi, onLearned: OnLearned) {
    this.#id = id;
    this.#api = api;
    this.#onLearned = onLearned;
  }

  learn(page: Fragment<Message>): void {
    const { end } = this.known;
    this.known.learn(page);
    this.#onLearned(page, end);
  }

  /** Reads the newest 40. */
  async readNewest(): Promise<void> {
    this.learn(newestPage(await this.#api.newest(this.#id), PAGE));
  }

  /** Reads the 40 before a message. */
  async readBefore({ id, seq }: Message): Promise<void> {
    this.learn(pageBefore(await this.#api.before(this.#id, id), seq, PAGE));
  }

  /** Reads the 40 after a place. */
  async readAfter(seq: number): Promise<void> {
    const { end } = this.known;
    this.learn(pageAfter(await this.#api.after(this.#id, seq), seq, { limit: PAGE, end }));
  }

  /** Reads a message and 40 on each side of it, unless all of it is known; learns and returns it. */
  async readAround(messageId: string): Promise<Fragment<Message>> {
    const page = this.#knownAround(messageId) ?? (await this.#askAround(messageId));
    this.learn(page);
    return page;
  }

  /** Reads on from the newest known message. */
  async readOn(): Promise<void> {
    for (let page = 0; page < CATCH_UP_PAGES; page += 1) {
      const { end } = this.known;
      await this.readAfter(end);
      if (this.known.end < end + PAGE) return;
    }
    await this.readNewest();
  }

  async #askAround(messageId: string): Promise<Fragment<Message>> {
    const { end } = this.known;
    const [before, message, after] = await Promise.all([
      this.#api.before(this.#id, messageId),
      this.#api.get(this.#id, messageId),
      this.#api.afterMessage(this.#id, messageId),
    ]);
    const older = pageBefore(before, message.seq, PAGE);
    const newer = pageAfter(after, message.seq, { limit: PAGE, end });
    return { from: older.from, to: newer.to, items: [...before, message, ...after] };
  }

  #knownAround(messageId: string): Fragment<Message> | undefined {
    const message = this.known.at(this.known.placeOf(messageId) ?? 0);
    if (!message) return undefined;
    const { seq } = message;
    const before = this.known.before(seq, PAGE) ?? { from: seq, items: [] };
    const after = this.known.after(seq, PAGE) ?? { to: seq, items: [] };
    if (before.items.length < PAGE && before.from !== 1) return undefined;
    if (after.items.length < PAGE && after.to !== this.known.end) return undefined;
    return { from: before.from, to: after.to, items: [...before.items, message, ...after.items] };
  }
}
