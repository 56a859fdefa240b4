import { EnvelopeKind, type EnvelopeRules, type Message, parsePoints } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { Unanswered } from '../../../lib/forms/unanswered.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { type ApiFailure, NO_CONNECTION } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { SECURITY_CLAIMS } from '../../account/later.ts';
import type { Wallet } from '../../wallet/index.ts';
import { type Problems, problemsOf } from './send-form.rules.ts';
import type { WrittenEnvelope } from './unanswered-envelopes.ts';

/** Where it is sent to. */
export interface SendPlace {
  groupId: string;
  isDirect: boolean;
  members: number;
}

const CLAIMS = [
  ...SECURITY_CLAIMS,
  'api.security_code_empty',
  'api.insufficient_balance',
  'api.too_much',
  'api.invalid_data',
  NO_CONNECTION,
] as const;

export interface SendFormParts {
  http: HttpCalls;
  wallet: Pick<Wallet, 'balance' | 'amounts'>;
  unanswered: Unanswered<WrittenEnvelope>;
}

/** An envelope before it is sent; what was written stays until it has gone. */
export class SendForm {
  kind: EnvelopeKind = EnvelopeKind.NORMAL;
  amount = '';
  count = '';
  mine = 7;
  greeting = '';
  /** It was tried to be sent: from now on what is missing is said too. */
  isTried = false;
  rules: EnvelopeRules | undefined;
  isFailed = false;
  place: SendPlace;
  readonly sending: Submission;
  readonly #http: HttpCalls;
  readonly #wallet: SendFormParts['wallet'];
  readonly #unanswered: Unanswered<WrittenEnvelope>;
  /** What is being sent, or was last, had been without an answer before. */
  #wasUnsure = false;

  constructor({ http, wallet, unanswered }: SendFormParts, place: SendPlace) {
    this.#http = http;
    this.#wallet = wallet;
    this.#unanswered = unanswered;
    this.place = place;
    this.sending = new Submission((failure) => this.#wordsOf(failure));
    // What was not answered is there to be sent again.
    Object.assign(this, unanswered.of(place.groupId)?.written);
    makeAutoObservable(this, { place: observableRef, sending: false });
  }

  /** Kinds that the operator lets be sent here: mines lie among several, and a direct conversation has one packet. */
  get kinds(): readonly EnvelopeKind[] {
    const kinds = this.rules?.kinds ?? [];
    return this.place.isDirect ? kinds.filter((kind) => kind === EnvelopeKind.NORMAL) : kinds;
  }

  /** No answer came: it may have gone, and its points with it. */
  get isUnsure(): boolean {
    return this.#unanswered.of(this.place.groupId) !== undefined;
  }

  /** In hundredths; undefined of what is no amount. */
  get total(): number | undefined {
    return parsePoints(this.amount);
  }

  get packets(): number | undefined {
    if (this.place.isDirect) return 1;
    return /^\d{1,6}$/.test(this.count) ? Number(this.count) : undefined;
  }

  /** In hundredths; undefined while it is not known. */
  get available(): number | undefined {
    return this.#wallet.balance.value?.available;
  }

  /** What one has is not to be seen. */
  get areHidden(): boolean {
    return this.#wallet.amounts.areHidden;
  }

  /** What is wrong with what is written, by field. */
  get problems(): Problems {
    return this.rules ? problemsOf(this, this.rules) : {};
  }

  /** The same, as far as it is said already: what is only missing is said when it is sent. */
  get shown(): Problems {
    if (this.isTried) return this.problems;
    const { amount, count } = this.problems;
    return {
      ...(this.amount !== '' && amount && { amount }),
      ...(this.count !== '' && count && { count }),
    };
  }

  get needsCode(): boolean {
    return (this.total ?? 0) >= (this.rules?.security_from ?? Number.POSITIVE_INFINITY);
  }

  get odds(): number | undefined {
    return this.rules?.mine?.odds.find(({ count }) => count === this.packets)?.odds;
  }

  /** Reads rules and balance; both may have changed since the form was left. */
  async load(): Promise<void> {
    this.isFailed = false;
    this.#wallet.balance.open();
    try {
      const rules = await this.#http.call('GET /api/v1/red-envelopes/rules', { background: true });
      runInAction(() => this.#take(rules));
    } catch {
      runInAction(() => {
        this.isFailed = this.rules === undefined;
      });
    }
  }

  /** It is opened again: others may have come or left since. */
  enter(place: SendPlace): void {
    this.place = place;
  }

  choose(kind: EnvelopeKind): void {
    const wasMine = this.kind === EnvelopeKind.BOMD;
    this.kind = kind;
    if (kind === EnvelopeKind.BOMD) this.count = String(this.rules?.mine?.default_count ?? '');
    else if (wasMine) this.count = '';
    this.sending.reset();
  }

  write(fields: Partial<Pick<SendForm, 'amount' | 'count' | 'mine' | 'greeting'>>): void {
    Object.assign(this, fields);
    this.sending.reset();
  }

  /** Whether it can go as it is; what is missing is said from now on. */
  check(): boolean {
    this.isTried = true;
    return this.rules !== undefined && Object.keys(this.problems).length === 0;
  }

  /** Sends it; returns its message. A repeat after a lost answer is the same envelope. */
  async send(securityCode?: string): Promise<Message | undefined> {
    const [amount, count] = [this.total, this.packets];
    if (!this.check() || amount === undefined || count === undefined) return undefined;
    const { kind, mine, greeting, place } = this;
    this.#wasUnsure = this.isUnsure;
    const body = {
      group_id: place.groupId,
      type: kind,
      amount,
      count,
      ...(kind === EnvelopeKind.BOMD && { mine }),
      ...(greeting.trim() !== '' && { greeting: greeting.trim() }),
      ...(securityCode !== undefined && { security_code: securityCode }),
    };
    return (await this.sending.send(() => this.#post(body)))?.result;
  }

  /** Whatever is written meanwhile goes under the name of the one that was lost, until the server says of that one that it is not there. */
  #post(body: Omit<BodyOf<'POST /api/v1/red-envelopes'>, 'cid'>): Promise<Message> {
    const { kind, amount, count, mine, greeting } = this;
    const attempt = { about: body.group_id, written: { kind, amount, count, mine, greeting } };
    return this.#unanswered.send(attempt, (cid) =>
      this.#http.call('POST /api/v1/red-envelopes', { body: { ...body, cid }, claims: CLAIMS }),
    );
  }

  #take(rules: EnvelopeRules): void {
    this.rules = rules;
    const [first] = this.kinds;
    // In a group people draw lots before they share alike.
    const usual = this.kinds.find((kind) => kind === EnvelopeKind.FORTUNEWHEEL) ?? first;
    const isBlank = this.amount === '' && this.count === '';
    if (usual !== undefined && (isBlank || !this.kinds.includes(this.kind))) this.choose(usual);
  }

  #wordsOf({ code }: ApiFailure): Words | undefined {
    switch (code) {
      case 'api.insufficient_balance':
        return { id: 'envelope.send.amount.balance' };
      case 'api.too_much':
        return { id: 'envelope.send.too_much' };
      case NO_CONNECTION:
        return { id: 'envelope.send.lost' };
      case 'api.invalid_data':
        return this.#wasUnsure ? { id: 'envelope.send.already' } : undefined;
      default:
        return undefined;
    }
  }
}
