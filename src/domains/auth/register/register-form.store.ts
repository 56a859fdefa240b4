import {
  isPassword,
  parseInviteCode,
  parseNickname,
  parseSocialAccount,
  parseUsername,
  SocialAccountSetting,
} from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { AuthApi, Identifier } from '../auth.api.ts';
import { problemOf } from '../problem.model.ts';
import type { SessionStore } from '../sessions/session.store.ts';

export const ACCOUNT_FIELDS = [
  'username',
  'password',
  'confirmation',
  'nickname',
  'social_account',
  'invite_code',
] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** `stale`: the verification has expired, a new code is needed. */
export type AccountStatus = 'editing' | 'sending' | 'stale';

type Api = Pick<AuthApi, 'register' | 'registerSettings'>;
const BLANK: Record<AccountField, string> = {
  username: '',
  password: '',
  confirmation: '',
  nickname: '',
  social_account: '',
  invite_code: '',
};

export interface RegisterStart {
  /** Stands in the form already. */
  nickname?: string;
  /** Without, somebody else proves who comes in: the form asks for no password. */
  hasPassword?: boolean;
}

/** Step 3 of the sign-up: account ID, password, nickname and what the operator asks for. */
export class RegisterForm {
  values: Record<AccountField, string>;
  status: AccountStatus = 'editing';
  /** Said by the server about one field. */
  refusals: Partial<Record<AccountField, Words>> = {};
  /** Said by the server about the whole. */
  problem: Words | undefined;
  socialAccount: SocialAccountSetting = SocialAccountSetting.OPTIONAL;
  /** Fields whose broken rule may be shown. */
  judged: ReadonlySet<AccountField> = new Set();
  readonly #api: Api;
  readonly #session: Pick<SessionStore, 'open'>;
  readonly #hasPassword: boolean;

  constructor(
    api: Api,
    session: Pick<SessionStore, 'open'>,
    { nickname = '', hasPassword = true }: RegisterStart = {},
  ) {
    this.#api = api;
    this.#session = session;
    this.#hasPassword = hasPassword;
    this.values = { ...BLANK, nickname };
    makeAutoObservable(this, {}, { deep: false });
  }

  /** What the operator asks for; without an answer the social account stays optional. */
  async loadSettings(): Promise<void> {
    const settings = await this.#api.registerSettings().catch(() => undefined);
    if (settings) runInAction(() => (this.socialAccount = settings.social_account));
  }

  set(field: AccountField, value: string): void {
    this.values = { ...this.values, [field]: value };
    const { [field]: _, ...others } = this.refusals;
    this.refusals = others;
  }

  /** The person has gone on to another field: a broken rule may be shown now. */
  leave(field: AccountField): void {
    if (this.values[field] !== '') this.judged = new Set([...this.judged, field]);
  }

  /** Whether the field breaks its rule and its owner should hear of it. */
  isBroken(field: AccountField): boolean {
    return this.judged.has(field) && !this.#fits(field);
  }

  /** True: the account is there and its owner signed in. */
  async submit(identifier: Identifier): Promise<boolean> {
    if (this.status === 'sending') return false;
    this.judged = new Set(ACCOUNT_FIELDS);
    this.problem = undefined;
    if (!ACCOUNT_FIELDS.every((field) => this.#fits(field))) return false;
    this.status = 'sending';
    try {
      const { confirmation: _, ...account } = this.values;
      await this.#session.open(await this.#api.register({ ...identifier, ...account }));
      return true;
    } catch (error) {
      runInAction(() => this.#refuse(error));
      return false;
    }
  }

  #fits(field: AccountField): boolean {
    const { values } = this;
    switch (field) {
      case 'username':
        return parseUsername(values.username) !== undefined;
      case 'password':
        return !this.#hasPassword || isPassword(values.password);
      case 'confirmation':
        return !this.#hasPassword || (values.confirmation !== '' && values.confirmation === values.password);
      case 'nickname':
        return parseNickname(values.nickname) !== undefined;
      case 'social_account':
        return this.#fitsSocialAccount();
      case 'invite_code':
        return parseInviteCode(values.invite_code) !== undefined;
    }
  }

  #fitsSocialAccount(): boolean {
    const text = this.values.social_account;
    if (this.socialAccount === SocialAccountSetting.HIDE) return true;
    if (text.trim() === '') return this.socialAccount !== SocialAccountSetting.REQUIRE;
    return parseSocialAccount(text) !== undefined;
  }

  #refuse(error: unknown): void {
    this.status = 'editing';
    if (!(error instanceof ApiFailure)) throw error;
    this.refusals = refusalsOf(error);
    if (Object.keys(this.refusals).length > 0) return;
    this.problem = problemOf(error);
    if (STALE.has(error.code)) this.status = 'stale';
  }
}

/** The code, or the ticket, that allowed this registration is over. */
const STALE = new Set<string>(['api.expired_code', 'api.invalid_data']);

/** Which fields the server refused, and why. */
const refusalsOf = ({ code, params, message }: ApiFailure): Partial<Record<AccountField, Words>> => {
  switch (code) {
    case 'api.data_exists':
      return { username: { id: 'error.username_taken' } };
    case 'api.invalid_invite_code':
      return { invite_code: { id: 'error.invalid_invite_code' } };
    case 'api.block_word':
      return { nickname: { id: 'error.block_word', values: params } };
    case 'api.validation':
      return Object.fromEntries(
        ACCOUNT_FIELDS.filter((field) => field in params).map((field) => [
          field,
          reasonOf(field, params[field], message),
        ]),
      );
    default:
      return {};
  }
};

const reasonOf = (field: AccountField, reason: unknown, message: string): Words => {
  if (reason === 'common') return { id: 'register.password.common' };
  if (reason === 'required' && field === 'invite_code') return { id: 'register.invite_code.required' };
  return { plain: message };
};
