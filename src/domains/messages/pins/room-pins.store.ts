import type { EventMap, Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { AppliedVersions } from '../applied-versions.ts';

interface Known {
  /** A known message of the conversation. */
  find(id: string): Message | undefined;
}

/** Shown in an overlay when pinning (product.md section 8). */
const SERVER_FAULTS = ['api.unknown', 'api.db_unknown', 'api.unavailable'] as const;

/** What is pinned in one conversation, the latest pin first: five at most. */
export class RoomPins {
  list: readonly Message[] = [];
  readonly #groupId: string;
  readonly #http: HttpCalls;
  readonly #known: Known;
  readonly #applied = new AppliedVersions();
  #isWanted = false;
  /** Counts changes: a list that was requested before the last one is outdated. */
  #changes = 0;

  constructor(groupId: string, http: HttpCalls, known: Known) {
    this.#groupId = groupId;
    this.#http = http;
    this.#known = known;
    makeAutoObservable(this, { list: observableRef });
  }

  has(id: string): boolean {
    return this.list.some((pinned) => pinned.id === id);
  }

  /** Somebody looks at the conversation: from now on the list is kept fresh. Never rejects. */
  async load(): Promise<void> {
    this.#isWanted = true;
    await this.refresh();
  }

  /** Reads the list again, in the background, if anybody wanted it. Never rejects. */
  async refresh(): Promise<void> {
    if (!this.#isWanted) return;
    const before = this.#changes;
    const params = { id: this.#groupId };
    const read = await this.#http
      .call('GET /api/v1/groups/:id/pins', { params, background: true })
      .catch(() => undefined);
    if (!read) return;
    if (this.#changes === before) runInAction(() => this.#set(read.list));
    else await this.refresh();
  }

  /** Shown at once. Throws when the server refuses; then it is as it was. */
  async pin(message: Message): Promise<void> {
    const isNew = !this.has(message.id);
    if (isNew) this.#put({ ...message, pin_at: new Date().toISOString() });
    try {
      await this.#http.call('POST /api/v1/groups/:id/pins', {
        params: { id: this.#groupId },
        body: { msg_id: message.id },
        claims: SERVER_FAULTS,
      });
    } catch (error) {
      if (isNew) this.drop(message.id);
      throw error;
    }
  }

  /** As `pin`. */
  async unpin(message: Message): Promise<void> {
    const before = this.list;
    this.drop(message.id);
    try {
      const params = { id: this.#groupId, msgId: message.id };
      await this.#http.call('DELETE /api/v1/groups/:id/pins/:msgId', { params });
    } catch (error) {
      runInAction(() => this.#set(before));
      throw error;
    }
  }

  /** Somebody pinned a message. */
  add({ id, pin_at, version }: EventMap['pin.added']): void {
    if (!this.#isNews(id, version)) return;
    const message = this.list.find((pinned) => pinned.id === id) ?? this.#known.find(id);
    if (message) this.#put({ ...message, pin_at });
    else {
      this.#changes += 1;
      void this.refresh();
    }
  }

  /** Somebody took a pin off. */
  remove({ id, version }: EventMap['pin.removed']): void {
    if (this.#isNews(id, version)) this.drop(id);
  }

  /** Events may overtake each other, and lists that were read since. */
  #isNews(id: string, version: number): boolean {
    const known = [this.#known.find(id), this.list.find((pinned) => pinned.id === id)];
    const read = Math.max(0, ...known.map((message) => message?.version ?? 0));
    return this.#applied.take(id, version, read);
  }

  /** It is not pinned any more, or not there. */
  drop(id: string): void {
    if (this.has(id)) this.#set(this.list.filter((pinned) => pinned.id !== id));
  }

  /** None up to a seq is shown any more. */
  clear(to: number): void {
    this.#set(this.list.filter(({ seq }) => seq > to));
  }

  #put(message: Message): void {
    const others = this.list.filter(({ id }) => id !== message.id);
    const list = [message, ...others];
    this.#set(list.sort((one, other) => (other.pin_at ?? '').localeCompare(one.pin_at ?? '')));
  }

  #set(list: readonly Message[]): void {
    this.list = list;
    this.#changes += 1;
  }
}
