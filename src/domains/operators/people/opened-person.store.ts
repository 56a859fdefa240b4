import type { OpsPersonDetails } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';
import { type BanDays, untilOf } from './ban.ts';

export type PersonAct =
  | 'ban'
  | 'lift'
  | 'sign_out'
  | 'security_code'
  | 'change'
  | 'reveal'
  | 'unbind'
  | 'end_session';

type Changes = Pick<OpsPersonDetails, 'memo' | 'can_create_group' | 'type'>;

/** A withdrawal is on its way to the account that they would be freed of. */
const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  code === 'api.forbidden' ? { id: 'ops.people.unbind.pending' } : undefined;

/** Somebody before the operator's eyes. Whatever is done with their account has a reason. */
export class OpenedPerson {
  readonly id: string;
  details: OpsPersonDetails | undefined;
  status: 'loading' | 'ready' | 'failed' | 'gone' = 'loading';
  days: BanDays = 1;
  changes: Partial<Changes> = {};
  /** Addresses as they are, once somebody has asked for them. */
  revealed: OpsPersonDetails['identifiers'] | undefined;
  /** Where sessions are used, by their ids, then too. */
  addresses: ReadonlyMap<string, string> = new Map();
  /** Open as long as they are: why is said first, and then what is done. */
  readonly acting = new ReasonForm<string>(wordsOf);
  /** The session that is to be ended. */
  readonly ending = new ReasonForm<string>();
  readonly #http: HttpCalls;
  readonly #onDone: (act: PersonAct) => void;

  constructor(http: HttpCalls, id: string, onDone: (act: PersonAct) => void) {
    this.id = id;
    this.#http = http;
    this.#onDone = onDone;
    this.acting.ask(id);
    makeAutoObservable(this, {
      id: false,
      details: observableRef,
      revealed: observableRef,
      addresses: observableRef,
    });
  }

  get identifiers(): OpsPersonDetails['identifiers'] {
    return this.revealed ?? this.details?.identifiers ?? [];
  }

  /** As it stands, or as somebody has begun to write it. */
  get written(): Changes {
    const { memo = '', can_create_group = true, type = 0 } = this.details ?? {};
    return { memo, can_create_group, type, ...this.changes };
  }

  async load(): Promise<void> {
    const asked = { params: { id: this.id }, claims: 'all' } as const;
    try {
      const details = await this.#http.call('GET /ops/api/people/:id', asked);
      runInAction(() => {
        this.status = 'ready';
        this.details = details;
      });
    } catch (error) {
      const isGone = (error as { code?: string }).code === 'api.not_found';
      runInAction(() => {
        this.status = isGone ? 'gone' : 'failed';
      });
    }
  }

  setDays(days: BanDays): void {
    this.days = days;
  }

  write(changes: Partial<Changes>): void {
    this.changes = { ...this.changes, ...changes };
  }

  ban(): Promise<boolean> {
    const until = untilOf(this.days);
    return this.#act('ban', (reason) =>
      this.#http.call('POST /ops/api/people/:id/ban', { params: this.#params, body: { until, reason } }),
    );
  }

  lift(): Promise<boolean> {
    return this.#act('lift', (reason) =>
      this.#http.call('POST /ops/api/people/:id/lift', { params: this.#params, body: { reason } }),
    );
  }

  signOut(): Promise<boolean> {
    return this.#act('sign_out', (reason) =>
      this.#http.call('POST /ops/api/people/:id/sign-out', { params: this.#params, body: { reason } }),
    );
  }

  /** One that has ended by itself meanwhile is gone too. */
  async endSession(): Promise<boolean> {
    const { asked, sending } = this.ending;
    const sent = await this.ending.send((session, reason) =>
      this.#http.call('POST /ops/api/people/:id/sessions/:session/end', {
        ...{ params: { ...this.#params, session }, body: { reason }, claims: ['api.not_found'] },
      }),
    );
    if (sent) this.#onDone('end_session');
    else if (sending.refusal !== 'api.not_found') return false;
    if (asked !== undefined) this.ending.leave(asked);
    await this.load();
    return sent !== undefined;
  }

  forgetSecurityCode(): Promise<boolean> {
    return this.#act('security_code', (reason) =>
      this.#http.call('POST /ops/api/people/:id/security-code', { params: this.#params, body: { reason } }),
    );
  }

  unbind(): Promise<boolean> {
    return this.#act('unbind', (reason) =>
      this.#http.call('POST /ops/api/people/:id/unbind', {
        ...{ params: this.#params, body: { reason }, claims: ['api.forbidden'] },
      }),
    );
  }

  change(): Promise<boolean> {
    const { changes } = this;
    return this.#act('change', (reason) =>
      this.#http.call('PUT /ops/api/people/:id', { params: this.#params, body: { ...changes, reason } }),
    );
  }

  reveal(): Promise<boolean> {
    return this.#act('reveal', async (reason) => {
      const asked = { params: this.#params, body: { reason } };
      const { list, sessions } = await this.#http.call('POST /ops/api/people/:id/reveal', asked);
      runInAction(() => {
        this.revealed = list;
        this.addresses = new Map(sessions.map(({ id, address }) => [id, address]));
      });
    });
  }

  get #params(): { id: string } {
    return { id: this.id };
  }

  async #act(act: PersonAct, send: (reason: string) => Promise<unknown>): Promise<boolean> {
    const sent = await this.acting.send((_, reason) => send(reason));
    if (!sent) return false;
    this.acting.ask(this.id);
    runInAction(() => {
      if (act === 'change') this.changes = {};
    });
    this.#onDone(act);
    if (act !== 'reveal') await this.load();
    return true;
  }
}
