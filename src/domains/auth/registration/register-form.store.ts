import { SocialAccountSetting } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ToastStore, Words } from '../../../lib/toasts/toasts.store.ts';
import { deviceFields } from '../device.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import { announceNoNetwork } from '../screens/no-network.ts';
import type { SessionStore } from '../sessions/session.store.ts';
import {
  ACCOUNT_FIELDS,
  type AccountField,
  type AccountValues,
  BLANK,
  fitsRule,
  type Refusals,
  refusalsOf,
} from './account-fields.ts';

export interface RegisterParts {
  http: HttpCalls;
  session: Pick<SessionStore, 'open'>;
  toasts: Pick<ToastStore, 'show'>;
}

export interface RegisterStart {
  /** Stands in the form already. */
  nickname?: string;
  /** Absent: the identity was proven elsewhere (Google), and the form has no password. */
  hasPassword?: boolean;
  /** Years that the brand asks for; absent: it asks for none. */
  minimumAge?: number | undefined;
}

/** Step 3 of the sign-up: account ID, password, nickname and what the operator asks for. */
export class RegisterForm {
  values: AccountValues;
  /** The server's message about one field, until that is changed. */
  refusals: Refusals = {};
  readonly sending: Submission;
  socialAccount: SocialAccountSetting = SocialAccountSetting.OPTIONAL;
  /** Said by a tick; the browser asks for it, and so does the server. */
  isOfAge = false;
  readonly minimumAge: number | undefined;
  /** Fields whose broken rule may be shown. */
  judged: ReadonlySet<AccountField> = new Set();
  readonly #parts: RegisterParts;
  readonly #hasPassword: boolean;

  constructor(parts: RegisterParts, { nickname = '', hasPassword = true, minimumAge }: RegisterStart = {}) {
    this.#parts = parts;
    this.#hasPassword = hasPassword;
    this.minimumAge = minimumAge;
    this.values = { ...BLANK, nickname };
    this.sending = new Submission(undefined, announceNoNetwork(parts.toasts));
    makeAutoObservable(this, { minimumAge: false }, { deep: false });
  }

  /** The server's message about the whole form. */
  get problem(): Words | undefined {
    const { state, problem } = this.sending;
    return Object.keys(refusalsOf(state)).length > 0 ? undefined : problem;
  }

  /** The code, or the ticket, that allowed this registration is over: a new one is needed. */
  get isStale(): boolean {
    return STALE.has(this.sending.refusal ?? '');
  }

  /** The optional fields have to be shown: one is required, or filled in. */
  get wantsExtras(): boolean {
    const { socialAccount, refusals, values } = this;
    const extras = ['social_account', 'invite_code'] as const;
    return (
      socialAccount === SocialAccountSetting.REQUIRE ||
      extras.some((field) => field in refusals || values[field] !== '')
    );
  }

  /** What the operator asks for; when the call fails, the social account stays optional. */
  async loadSettings(): Promise<void> {
    const settings = await this.#parts.http
      .call('GET /api/v1/register', { background: true, anonymous: true })
      .catch(() => undefined);
    if (settings) runInAction(() => (this.socialAccount = settings.social_account));
  }

  set(field: AccountField, value: string): void {
    this.values = { ...this.values, [field]: value };
    const { [field]: _, ...others } = this.refusals;
    this.refusals = others;
  }

  sayOfAge(isOfAge: boolean): void {
    this.isOfAge = isOfAge;
  }

  /** The field lost the focus: a broken rule may be shown now. */
  leave(field: AccountField): void {
    if (this.values[field] !== '') this.judged = new Set([...this.judged, field]);
  }

  /** Whether the field breaks its rule and its owner should hear of it. */
  isBroken(field: AccountField): boolean {
    return this.judged.has(field) && !this.#fits(field);
  }

  /** True: the account is there and its owner signed in. */
  async submit(identifier: Identifier): Promise<boolean> {
    this.judged = new Set(ACCOUNT_FIELDS);
    this.sending.reset();
    const mayGoOn = this.minimumAge === undefined || this.isOfAge;
    if (!mayGoOn || !ACCOUNT_FIELDS.every((field) => this.#fits(field))) return false;
    const sent = await this.sending.send(() => this.#register(identifier));
    runInAction(() => (this.refusals = refusalsOf(this.sending.state)));
    return sent !== undefined;
  }

  async #register(identifier: Identifier): Promise<void> {
    const { confirmation: _, ...account } = this.values;
    const tokens = await this.#parts.http.call('POST /api/v1/register', {
      body: {
        ...identifier,
        ...account,
        ...(this.minimumAge !== undefined && { of_age: this.isOfAge }),
        ...(await deviceFields()),
      },
      claims: 'all',
      anonymous: true,
    });
    await this.#parts.session.open(tokens);
  }

  #fits(field: AccountField): boolean {
    return fitsRule(field, this.values, {
      hasPassword: this.#hasPassword,
      socialAccount: this.socialAccount,
    });
  }
}

const STALE = new Set<string>(['api.expired_code', 'api.invalid_data']);
