import type { Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure, NO_CONNECTION } from '../../lib/http/failure.ts';
import { newCid } from '../../lib/ids.ts';
import { hearOwn } from '../../lib/sound/own-sounds.ts';
import { type KeptOutgoing, keptOutgoing } from './outbox.storage.ts';
import type { Addressed, Outgoing, OutgoingStatus } from './outgoing.model.ts';

export interface OutboxPort {
  /** `isAsked`: the person started this try, so its failure is announced. */
  post(outgoing: Outgoing, isAsked: boolean): Promise<Message>;
  /** The server has stored it, now or at an earlier try. */
  onSent(message: Message): void;
  /** What the person has just written is refused as it is. Returns whether they have it again, to change it. */
  onRefused?(outgoing: Outgoing): boolean;
  kept: KeptOutgoing;
}

/** Milliseconds until the first try by itself; each further one comes after twice the time. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** No response, or one that says nothing about the message: the same try may succeed later. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.code === NO_CONNECTION || (error.status >= 502 && error.status <= 504));

/** The message that it replies to has been retracted (product.md section 4): the words stay, and go out by themselves. */
const hasLostTarget = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'api.invalid_msg_id';

/** The same words would be refused again. */
const REFUSALS = ['api.block_word', 'api.comment_has_hyperlink', 'api.forbidden', 'api.invalid_data'];
const isRefusal = (error: unknown): boolean => error instanceof ApiFailure && REFUSALS.includes(error.code);

const resumed = (outgoing: Outgoing): Outgoing =>
  outgoing.status === 'failed' ? outgoing : { ...outgoing, status: 'waiting' };

/**
 * Sends one message after the other, so that they arrive in the order of writing, and keeps them over a reload. A try
 * may be repeated: the server knows a message by its `cid`.
 */
export class Outbox {
  list: readonly Outgoing[];
  readonly #port: OutboxPort;
  /** Found in storage: another tab may have sent it or given it up. */
  readonly #inherited = new Set<string>();
  readonly #asked = new Set<string>();
  #isSending = false;
  #isStopped = false;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(port: OutboxPort) {
    this.#port = port;
    this.list = [];
    makeAutoObservable(this, { list: observableRef });
    this.#inherit();
  }

  add(text: string, { mentions = [], reply, isCaption }: Addressed = {}, now = new Date()): void {
    const cid = newCid();
    const outgoing: Outgoing = {
      cid,
      text,
      create_at: now.toISOString(),
      status: 'sending',
      ...(mentions.length > 0 && { mentions }),
      ...(reply && { reply }),
      ...(isCaption && { isCaption }),
    };
    this.list = [...this.list, outgoing];
    this.#port.kept.put(outgoing);
    this.#asked.add(cid);
    this.resume();
  }

  retry(cid: string): void {
    this.#asked.add(cid);
    this.#change(cid, 'sending');
    this.resume();
  }

  /** There may be a connection again: sends what waits, the oldest first, also of a tab that was closed meanwhile. */
  resume(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#again);
    this.#inherit();
    if (this.list.some(({ status }) => status === 'waiting')) {
      this.list = this.list.map((one) => (one.status === 'waiting' ? { ...one, status: 'sending' } : one));
    }
    void this.#send();
  }

  /** Its author gave it up, or the server has shown it among the messages. */
  remove(cid: string): void {
    if (this.#isStopped || !this.list.some((outgoing) => outgoing.cid === cid)) return;
    this.list = this.list.filter((outgoing) => outgoing.cid !== cid);
    this.#port.kept.remove(cid);
  }

  /** The conversation takes nothing more from the person: the words stay, for them to keep or to discard. */
  fail(): void {
    for (const { cid, status } of this.list) if (status !== 'failed') this.#change(cid, 'failed');
  }

  /** Its owner leaves: nothing is sent or written any more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#again);
  }

  #inherit(): void {
    const known = new Set(this.list.map(({ cid }) => cid));
    const found = this.#port.kept.list().filter(({ cid }) => !known.has(cid));
    if (found.length === 0) return;
    for (const { cid } of found) this.#inherited.add(cid);
    this.list = [...this.list, ...found.map(resumed)];
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#try(next);
    this.#isSending = false;
  }

  #next(): Outgoing | undefined {
    return this.#isStopped ? undefined : this.list.find(({ status }) => status === 'sending');
  }

  async #try(outgoing: Outgoing): Promise<void> {
    const { cid } = outgoing;
    if (this.#inherited.has(cid) && !this.#port.kept.list().some((one) => one.cid === cid)) {
      return this.remove(cid);
    }
    const isAsked = this.#asked.delete(cid);
    try {
      const message = await this.#port.post(outgoing, isAsked);
      if (this.#isStopped) return;
      this.#pause = FIRST_PAUSE;
      runInAction(() => {
        this.remove(cid);
        this.#port.onSent(message);
      });
      if (isAsked) hearOwn('sent');
    } catch (error) {
      if (this.#isStopped) return;
      if (isPassing(error)) return this.#wait();
      if (isAsked) hearOwn('attention');
      if (isAsked && isRefusal(error) && this.#port.onRefused?.(outgoing)) this.remove(cid);
      else this.#change(cid, 'failed', hasLostTarget(error));
    }
  }

  /** What comes later waits too: it must not overtake. */
  #wait(): void {
    runInAction(() => {
      this.list = this.list.map((one) => (one.status === 'sending' ? { ...one, status: 'waiting' } : one));
    });
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.resume(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** `isBare`: the next try is no reply any more. */
  #change(cid: string, status: OutgoingStatus, isBare = false): void {
    runInAction(() => {
      this.list = this.list.map((outgoing) => {
        if (outgoing.cid !== cid) return outgoing;
        const { reply, ...rest } = outgoing;
        return { ...rest, status, ...(reply && !isBare && { reply }) };
      });
    });
    const changed = this.list.find((outgoing) => outgoing.cid === cid);
    if (changed) this.#port.kept.put(changed);
  }
}

/** The outbox of a conversation, with what a reload has left in it. */
export const outboxOf = (
  groupId: string,
  http: HttpCalls,
  told: Pick<OutboxPort, 'onSent' | 'onRefused'>,
): Outbox =>
  new Outbox({
    ...told,
    post: ({ cid, text, mentions, reply }, isAsked) => {
      const body = { cid, text, type: 'text', ...(mentions && { mentions: [...mentions] }) } as const;
      const waiting = isAsked ? {} : ({ background: true } as const);
      return reply
        ? http.call('POST /api/v1/messages/:id/thread', { params: { id: reply.id }, body, ...waiting })
        : http.call('POST /api/v1/messages', { body: { group_id: groupId, ...body }, ...waiting });
    },
    kept: keptOutgoing(groupId),
  });
