import type { Envelope, EventMap, MessageEnvelope } from '@livery/contract';
import { makeAutoObservable, observable } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { newCid } from '../../lib/ids.ts';
import { furtherOf, type KnownEnvelope } from './envelope.model.ts';

/** So many are remembered at most; of more the one that was told of longest ago is forgotten. */
const MOST = 500;

/** What is known of envelopes, from whichever side it came: one truth for cards, what is open over them, and lists. */
export class EnvelopesStore {
  readonly #known = observable.map<string, KnownEnvelope>(undefined, { deep: false });
  readonly #http: HttpCalls;
  readonly #me: () => string;
  /** A claim that is sent again is the same claim. */
  readonly #cids = new Map<string, string>();

  constructor(http: HttpCalls, me: () => string) {
    this.#http = http;
    this.#me = me;
    makeAutoObservable(this);
  }

  get(id: string): KnownEnvelope | undefined {
    return this.#known.get(id);
  }

  /** What a message carries, or what is known beyond it. */
  latest(read: MessageEnvelope): KnownEnvelope {
    const known = this.get(read.id);
    return known ? furtherOf(known, read, this.#me()) : furtherOf(read, read, this.#me());
  }

  learn(read: KnownEnvelope): void {
    const latest = this.latest(read);
    this.#known.delete(read.id);
    this.#known.set(read.id, latest);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > MOST) this.#known.delete(oldest);
  }

  receive({ envelope }: EventMap['envelope.updated']): void {
    this.learn(envelope);
  }

  /** As the server has it. Throws when it refuses. */
  async read(id: string): Promise<Envelope> {
    const envelope = await this.#http.call('GET /api/v1/red-envelopes/:id', {
      params: { id },
      claims: 'all',
    });
    this.learn(envelope);
    return envelope;
  }

  /** Takes one of its packets; what came of it is `result`. Throws when the server refuses, or does not answer: then it may be called again. */
  async claim(id: string): Promise<Envelope> {
    const cid = this.#cids.get(id) ?? newCid();
    this.#cids.set(id, cid);
    const envelope = await this.#http.call('POST /api/v1/red-envelopes/:id/claim', {
      params: { id },
      body: { cid },
      claims: 'all',
    });
    this.#cids.delete(id);
    this.learn(envelope);
    return envelope;
  }

  stop(): void {
    this.#known.clear();
    this.#cids.clear();
  }
}
