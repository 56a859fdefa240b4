import type { Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiFailure, NO_CONNECTION } from '../../lib/http/failure.ts';
import { newCid } from '../../lib/ids.ts';

export type OutgoingState =
  | { status: 'sending' }
  /** `canHeal`: nobody answered; it goes out by itself once the connection is back. */
  | { status: 'failed'; canHeal: boolean };

/** A message of one's own that the server has not acknowledged. */
export interface Outgoing {
  readonly cid: string;
  readonly text: string;
  readonly create_at: string;
  readonly state: OutgoingState;
}

export interface OutboxPort {
  post(cid: string, text: string): Promise<Message>;
  /** The server has it, now or since an earlier try. */
  onSent(message: Message): void;
}

/**
 * Sends one message after the other, so that they arrive in the order of writing. A try may be repeated: the server
 * knows a message by its `cid`.
 */
export class Outbox {
  list: Outgoing[] = [];
  readonly #port: OutboxPort;
  #isSending = false;

  constructor(port: OutboxPort) {
    this.#port = port;
    makeAutoObservable(this, { list: observableRef });
  }

  add(text: string, now = new Date()): void {
    const outgoing = {
      cid: newCid(),
      text,
      create_at: now.toISOString(),
      state: { status: 'sending' },
    } as const;
    this.list = [...this.list, outgoing];
    void this.#send();
  }

  retry(cid: string): void {
    this.#change(cid, { status: 'sending' });
    void this.#send();
  }

  /** The connection is back: sends what found none. */
  heal(): void {
    for (const { cid, state } of this.list) if (state.status === 'failed' && state.canHeal) this.retry(cid);
  }

  /** Its author gave it up, or the server has shown it among the messages. */
  remove(cid: string): void {
    this.list = this.list.filter((outgoing) => outgoing.cid !== cid);
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#try(next);
    this.#isSending = false;
  }

  #next(): Outgoing | undefined {
    return this.list.find(({ state }) => state.status === 'sending');
  }

  async #try({ cid, text }: Outgoing): Promise<void> {
    try {
      const message = await this.#port.post(cid, text);
      runInAction(() => {
        this.remove(cid);
        this.#port.onSent(message);
      });
    } catch (error) {
      const canHeal = error instanceof ApiFailure && error.code === NO_CONNECTION;
      this.#change(cid, { status: 'failed', canHeal });
    }
  }

  #change(cid: string, state: OutgoingState): void {
    runInAction(() => {
      this.list = this.list.map((outgoing) => (outgoing.cid === cid ? { ...outgoing, state } : outgoing));
    });
  }
}
