import { type Binding, isWellpayAddress } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Announcers } from '../../../lib/errors/announce.ts';
import { announceOnScreen } from '../../../lib/errors/screen-errors.ts';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { SECURITY_CLAIMS } from '../../account/later.ts';

export interface BindFormParts {
  http: HttpCalls;
  announcers: Announcers;
  /** One was bound meanwhile, on another device: what is bound has to be read. */
  onTaken: () => void;
}

/** Full-width letters come from Chinese keyboards. */
const plain = (text: string): string => text.normalize('NFKC').trim();

const UNKNOWN = ['api.unknown', 'api.db_unknown'] as const;

/** One's account at wellpay: its name, looked at while it is typed, then sent with the security password. */
export class BindForm {
  address = '';
  /** It was left, or sent: what is wrong with it is said. */
  isLookedAt = false;
  readonly sending = new Submission();
  readonly #parts: BindFormParts;

  constructor(parts: BindFormParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  get isGood(): boolean {
    return isWellpayAddress(plain(this.address));
  }

  get hasProblem(): boolean {
    return this.isLookedAt && !this.isGood;
  }

  type(address: string): void {
    this.address = address;
    // Whoever mends it is not told with each letter that it is not mended yet; whoever goes on is told when they stop.
    if (this.isGood) this.isLookedAt = false;
  }

  /** Returns whether it may be sent. */
  look(): boolean {
    this.isLookedAt = this.address !== '';
    return this.isGood;
  }

  /** As `look`, of what is about to be sent: nothing is wrong too. */
  ask(): boolean {
    this.isLookedAt = true;
    return this.isGood;
  }

  /** The account that is bound now; undefined when it was refused. */
  async send(security_code: string): Promise<Binding | undefined> {
    const body = { address: plain(this.address), security_code };
    const bound = await this.sending.send(() => this.#bind(body));
    if (bound) runInAction(() => (this.address = ''));
    if (this.sending.refusal === 'api.data_exists') this.#parts.onTaken();
    return bound?.result;
  }

  async #bind(body: { address: string; security_code: string }): Promise<Binding> {
    const { http, announcers } = this.#parts;
    try {
      return await http.call('POST /api/v1/users/binding/wellpay', {
        body,
        claims: [...SECURITY_CLAIMS, ...UNKNOWN],
      });
    } catch (error) {
      const isUnknown = error instanceof ApiFailure && UNKNOWN.some((code) => code === error.code);
      if (isUnknown) announceOnScreen('merchantBindingFailed', announcers);
      throw error;
    }
  }
}
