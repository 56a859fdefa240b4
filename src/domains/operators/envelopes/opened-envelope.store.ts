import type { OpsEnvelope } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';

export const ENVELOPES = '/ops/envelopes';
const LONGEST = 80;

export const envelopeAddress = (id: string): string =>
  id === '' ? ENVELOPES : `${ENVELOPES}?${new URLSearchParams({ q: id })}`;

/** What stands in an address; empty where it says none. */
export const envelopeIdOf = (query: URLSearchParams): string =>
  (query.get('q') ?? '').trim().slice(0, LONGEST);

/** A red envelope that somebody looks into. */
export class OpenedEnvelope {
  status: 'none' | 'loading' | 'ready' | 'gone' | 'failed' = 'none';
  envelope: OpsEnvelope | undefined;
  readonly #http: HttpCalls;
  readonly #id: string;

  constructor(http: HttpCalls, id: string) {
    this.#http = http;
    this.#id = id;
    makeAutoObservable(this, {}, { deep: false });
  }

  async load(): Promise<void> {
    if (this.#id === '') return;
    this.status = 'loading';
    try {
      const params = { id: this.#id };
      const envelope = await this.#http.call('GET /ops/api/envelopes/:id', { params, claims: 'all' });
      runInAction(() => Object.assign(this, { envelope, status: 'ready' }));
    } catch (error) {
      const isGone = (error as { code?: string }).code === 'api.not_found';
      runInAction(() => {
        this.status = isGone ? 'gone' : 'failed';
      });
    }
  }
}
