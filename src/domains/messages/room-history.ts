import { LIMITS, type Message } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import type { CallOptions, HttpCalls } from '../../lib/http/call.ts';
import { mergeRevalidation, REVALIDATION_PAGE, type Revalidation, revalidate } from './cache/revalidation.ts';
import { type Fragment, Fragments, newestPage, pageAfter, pageBefore, type SeqRange } from './fragments.ts';
import { FreshReads } from './fresh-reads.ts';
import { type IsNews, newsAfter, type Unread } from './unread-line.ts';

export const PAGE = LIMITS.messagePage;
/** So many full pages are read to close a gap; a wider one starts again at the newest messages. */
const CATCH_UP_PAGES = 5;
/** So many pages are read on for the first unread message of somebody else, behind whatever is nobody's. */
const SEARCHED_PAGES = 10;
/** So many of the newest are kept over a reload: one page of a revalidation holds more. */
const MOST_KEPT = 80;
/** Messages in memory while somebody looks at the room, and while nobody does; beyond it only what is shown stays. */
const MOST_KNOWN = { visited: 1_000, left: PAGE + 20 };

/** How a reading fails: announced, unless who waits for it shows it in its place, or nobody waits. */
export type Waiting = Pick<CallOptions, 'claims' | 'background'>;

/** `end`: the highest known seq before the page came. */
export type OnAdded = (page: Fragment<Message>, end: number) => void;

/** What is known of one conversation, and the ways to know more of it. */
export class RoomHistory {
  readonly known = new Fragments<Message>();
  readonly #id: string;
  readonly #http: HttpCalls;
  readonly #onAdded: OnAdded;
  readonly #fresh = new FreshReads();
  /** Up to here nothing is the person's to see: a page that was asked for earlier still brings it. */
  #floor = 0;
  #catchingUp: Promise<void> | undefined;
  #isBehind = false;
  /** Known from before a reload, or from before the socket was away: to be read again. */
  #stale: readonly SeqRange[] = [];

  constructor(id: string, http: HttpCalls, onAdded: OnAdded) {
    this.#id = id;
    this.#http = http;
    this.#onAdded = onAdded;
  }

  /** Whether something has to be read again. */
  get isStale(): boolean {
    return this.#stale.length > 0;
  }

  /** What is kept over a reload: the newest messages, if there are any. */
  get kept(): Fragment<Message> | undefined {
    const newest = this.known.newest(MOST_KEPT);
    return newest && newest.items.length > 0 ? newest : undefined;
  }

  /** Begins with what was kept over a reload. */
  restore({ from, to, items }: Fragment<Message>): void {
    this.#stale = [{ from, to }];
    this.add({ from, to, items });
  }

  /** The socket was away: of what is known only the newest page and what is shown stay, and both are to be read again. */
  invalidate(shown: SeqRange | undefined): void {
    this.#fresh.invalidate();
    this.forget(shown);
    this.#stale = this.known.ranges;
  }

  /** A message has changed: a page that was asked for earlier knows less. */
  noteChange(id: string): void {
    this.#fresh.change(id);
  }

  /** Reads again what is stale, and what followed it. Rejects when the server refuses. */
  async revalidate(): Promise<Revalidation[]> {
    const ranges = this.#stale;
    const read = (seq: number) =>
      this.#list({ after_seq: seq, limit: REVALIDATION_PAGE }, { background: true });
    const revalidations = await Promise.all(ranges.map((range) => revalidate(this.known, range, read)));
    if (this.#stale === ranges) this.#stale = [];
    return revalidations;
  }

  /** Adds what was read; returns whether a message has gone meanwhile. */
  takeRevalidations(revalidations: readonly Revalidation[]): boolean {
    let hasGone = false;
    for (const revalidation of revalidations) {
      const { page, gone } = mergeRevalidation(this.known, revalidation);
      for (const message of gone) this.known.drop(message);
      this.add(page);
      hasGone ||= gone.length > 0;
    }
    return hasGone;
  }

  /** The seq of a known message; 0 of another. */
  seqOf(id: string | null): number {
    return (id !== null && this.known.seqOf(id)) || 0;
  }

  /** Nothing up to a seq is shown any more. */
  clear(to: number): void {
    this.#floor = Math.max(this.#floor, to);
    // What is on its way quotes what is hidden now.
    this.#fresh.invalidate();
    this.known.clear(to);
  }

  /** Whether it quotes something that may have been cleared: an event from before that would show it again. */
  quotesCleared({ thread }: Message): boolean {
    return this.#floor > 0 && thread !== undefined && this.known.seqOf(thread.id) === undefined;
  }

  add(read: Fragment<Message>): void {
    const { end } = this.known;
    const isCut = read.from <= this.#floor;
    const page = isCut ? { ...read, items: read.items.filter(({ seq }) => seq > this.#floor) } : read;
    this.known.add(page);
    this.#onAdded(page, end);
  }

  /** Reads the newest 40. */
  async readNewest(waiting: Waiting = {}): Promise<void> {
    this.add(newestPage(await this.#list({}, waiting), PAGE));
  }

  /** Reads the 40 before a message. */
  async readBefore({ id, seq }: Message): Promise<void> {
    this.add(pageBefore(await this.#list({ direction: 'before', msg_id: id }), seq, PAGE));
  }

  /** Reads the 40 after a seq, or another number of them. */
  async readAfter(seq: number, waiting: Waiting = {}, limit: number = PAGE): Promise<void> {
    const { end } = this.known;
    this.add(pageAfter(await this.#list({ after_seq: seq, limit }, waiting), seq, { limit, end }));
  }

  /** Reads a known part again, a page at most, for what nobody tells of. */
  async readRange({ from, to }: SeqRange): Promise<void> {
    const query = { after_seq: from - 1, limit: to - from + 1 };
    const list = await this.#list(query, { background: true });
    this.add({ from, to, items: list.filter(({ seq }) => seq <= to) });
  }

  /** Reads a message and 40 on each side of it, unless all of it is known; adds and returns it. */
  async readAround(messageId: string, waiting: Waiting = {}): Promise<Fragment<Message>> {
    const page = this.#knownAround(messageId) ?? (await this.#fetchAround(messageId, waiting));
    this.add(page);
    return page;
  }

  /**
   * Reads the messages around the one that was seen last, those at the beginning where nothing ever was; both may stand
   * far above what is known. Reads on until one of them is news. Who has never looked at a long conversation begins with
   * what is new. Never rejects: without them the newest page is shown alone.
   */
  async readFrom({ viewed, count }: Unread, isNews: IsNews): Promise<void> {
    const background = { background: true } as const;
    const isKnown = viewed === null ? this.known.after(0, 1) : this.seqOf(viewed);
    if (!isKnown && viewed === null && count >= LIMITS.unread) return;
    try {
      if (!isKnown && viewed === null) await this.readAfter(0, background);
      else if (!isKnown && viewed !== null) await this.readAround(viewed, background);
      for (let page = 0; page < SEARCHED_PAGES; page += 1) {
        const { found, to, isNewest } = newsAfter(this.known, this.seqOf(viewed), isNews);
        if (found || isNewest) return;
        await this.readAfter(to, background, REVALIDATION_PAGE);
      }
    } catch {
      // What could not be read is looked for when it comes.
    }
  }

  /** Reads what followed the newest known message; a call during a reading leads to one more. Never rejects. */
  catchUp(): Promise<void> {
    this.#isBehind = true;
    this.#catchingUp ??= this.#readUntilEnd();
    return this.#catchingUp;
  }

  /** Whether more is in memory than is kept. */
  isLong(isVisited: boolean): boolean {
    return this.known.size > MOST_KNOWN[isVisited ? 'visited' : 'left'];
  }

  /** Forgets all but the newest page, and what is shown. */
  forget(shown: SeqRange | undefined): void {
    const newest = this.known.newest(PAGE);
    if (newest) this.known.keep(shown ? [this.known.slice(shown), newest] : [newest]);
  }

  async #readUntilEnd(): Promise<void> {
    while (this.#isBehind) {
      this.#isBehind = false;
      // When it fails, the next event, poll or reconnect asks again.
      await this.#readOn().catch(() => undefined);
    }
    this.#catchingUp = undefined;
  }

  async #readOn(): Promise<void> {
    for (let page = 0; page < CATCH_UP_PAGES; page += 1) {
      const { end } = this.known;
      await this.readAfter(end, { background: true });
      if (this.known.end < end + PAGE) return;
    }
    await this.readNewest({ background: true });
  }

  /** Oldest first, 40 at most. */
  #list(query: QueryOf<'GET /api/v2/groups/:id/messages'>, waiting: Waiting = {}): Promise<Message[]> {
    return this.#fresh.of(async () => {
      const { list } = await this.#http.call('GET /api/v2/groups/:id/messages', {
        params: { id: this.#id },
        query: { limit: PAGE, ...query },
        ...waiting,
      });
      return list;
    });
  }

  async #fetchAround(messageId: string, waiting: Waiting): Promise<Fragment<Message>> {
    const { end } = this.known;
    const [before, message, after] = await Promise.all([
      this.#list({ direction: 'before', msg_id: messageId }, waiting),
      this.#one(messageId, waiting),
      this.#list({ direction: 'after', msg_id: messageId }, waiting),
    ]);
    const older = pageBefore(before, message.seq, PAGE);
    const newer = pageAfter(after, message.seq, { limit: PAGE, end });
    return { from: older.from, to: newer.to, items: [...before, message, ...after] };
  }

  async #one(msgId: string, waiting: Waiting): Promise<Message> {
    const call = { params: { id: this.#id, msgId }, ...waiting };
    const [message] = await this.#fresh.of(async () => [
      await this.#http.call('GET /api/v1/groups/:id/messages/:msgId', call),
    ]);
    return message as Message;
  }

  #knownAround(messageId: string): Fragment<Message> | undefined {
    const message = this.known.at(this.known.seqOf(messageId) ?? 0);
    if (!message) return undefined;
    const { seq } = message;
    const before = this.known.before(seq, PAGE) ?? { from: seq, items: [] };
    const after = this.known.after(seq, PAGE) ?? { to: seq, items: [] };
    if (before.items.length < PAGE && before.from !== 1) return undefined;
    if (after.items.length < PAGE && after.to !== this.known.end) return undefined;
    return { from: before.from, to: after.to, items: [...before.items, message, ...after.items] };
  }
}
