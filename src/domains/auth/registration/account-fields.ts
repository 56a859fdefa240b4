import {
  isPassword,
  parseInviteCode,
  parseNickname,
  parseSocialAccount,
  parseUsername,
  SocialAccountSetting,
} from '@livery/contract';
import type { SubmissionState } from '../../../lib/forms/submission.ts';
import type { FailureCode } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

export const ACCOUNT_FIELDS = [
  'username',
  'password',
  'confirmation',
  'nickname',
  'social_account',
  'invite_code',
] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export type AccountValues = Record<AccountField, string>;

export const BLANK: AccountValues = {
  username: '',
  password: '',
  confirmation: '',
  nickname: '',
  social_account: '',
  invite_code: '',
};

export interface AccountRules {
  /** False: the identity was proven elsewhere (Google). */
  hasPassword: boolean;
  socialAccount: SocialAccountSetting;
}

/** Whether a field keeps its rule (product.md section 5). */
export const fitsRule = (field: AccountField, values: AccountValues, rules: AccountRules): boolean => {
  switch (field) {
    case 'username':
      return parseUsername(values.username) !== undefined;
    case 'password':
      return !rules.hasPassword || isPassword(values.password);
    case 'confirmation':
      return !rules.hasPassword || (values.confirmation !== '' && values.confirmation === values.password);
    case 'nickname':
      return parseNickname(values.nickname) !== undefined;
    case 'social_account':
      return fitsSocialAccount(values.social_account, rules.socialAccount);
    case 'invite_code':
      return parseInviteCode(values.invite_code) !== undefined;
  }
};

const fitsSocialAccount = (text: string, setting: SocialAccountSetting): boolean => {
  if (setting === SocialAccountSetting.HIDE) return true;
  if (text.trim() === '') return setting !== SocialAccountSetting.REQUIRE;
  return parseSocialAccount(text) !== undefined;
};

const FIELD_OF: Partial<Record<FailureCode, AccountField>> = {
  'api.data_exists': 'username',
  'api.invalid_invite_code': 'invite_code',
  'api.block_word': 'nickname',
};

export type Refusals = Partial<Record<AccountField, Words>>;

/** Which fields the server refused, and why. */
export const refusalsOf = (state: SubmissionState): Refusals => {
  if (state.status !== 'failed' || !state.words) return {};
  const { code, params, words } = state;
  const field = FIELD_OF[code];
  if (field) return { [field]: words };
  const refused = code === 'api.validation' ? ACCOUNT_FIELDS.filter((name) => name in params) : [];
  return Object.fromEntries(refused.map((name) => [name, reasonOf(name, params[name]) ?? words]));
};

/** Reasons whose own message is better than the server's. */
const reasonOf = (field: AccountField, reason: unknown): Words | undefined => {
  if (reason === 'common') return { id: 'register.password.common' };
  return reason === 'required' && field === 'invite_code'
    ? { id: 'register.invite_code.required' }
    : undefined;
};
