import {
  isPassword,
  parseInviteCode,
  parseNickname,
  parseSocialAccount,
  parseUsername,
  SocialAccountSetting,
} from '@livery/contract';
import type { Brand } from '../../../brand/brand.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { refuseReservedName } from '../../users/reserved-names.ts';
import { isCommonPassword } from '../password/common-passwords.ts';

/** What the operator asks of those who register. */
export interface RegistrationSettings {
  /** Nobody new is let in otherwise, whoever invites or vouches for them. */
  isOpen: boolean;
  socialAccount: SocialAccountSetting;
  inviteRequired: boolean;
}

export interface RegistrationRules extends RegistrationSettings {
  /** False for someone whom a provider vouches for. */
  passwordRequired: boolean;
}

/** Whatever was stored, registration goes on: what is missing or odd has its default. */
export const parseRegistrationSettings = (stored: Record<string, unknown>): RegistrationSettings => ({
  isOpen: stored['open'] !== false,
  socialAccount:
    Object.values(SocialAccountSetting).find((value) => value === stored['social_account']) ??
    SocialAccountSetting.OPTIONAL,
  inviteRequired: stored['invite_required'] === true,
});

export interface RegistrationInput {
  username: string;
  password: string;
  nickname: string;
  social_account?: string;
  invite_code?: string;
  of_age?: boolean;
}

export interface Registration {
  username: string;
  password: string;
  nickname: string;
  socialAccount: string;
  inviteCode: string;
}

/** Reports every broken rule at once. @throws api.forbidden while nobody may register, api.validation (field → reason), api.block_word */
export const parseRegistration = (
  brand: Brand,
  { isOpen, socialAccount: setting, inviteRequired, passwordRequired }: RegistrationRules,
  input: RegistrationInput,
): Registration => {
  required(isOpen, 'api.forbidden');
  const reasons: Record<string, string> = {};
  const check = (field: string, value: string | undefined, reason = 'format'): string => {
    if (value === undefined) reasons[field] = reason;
    return value ?? '';
  };
  const username = check('username', parseUsername(input.username));
  const isWithoutPassword = input.password === '' && !passwordRequired;
  const fits = isWithoutPassword || isPassword(input.password);
  const password = check('password', fits ? input.password : undefined);
  if (isCommonPassword(password, brand, username)) reasons['password'] = 'common';
  const nickname = check('nickname', parseNickname(input.nickname));
  const account = setting === SocialAccountSetting.HIDE ? '' : (input.social_account ?? '').trim();
  const socialAccount = account === '' ? '' : check('social_account', parseSocialAccount(account));
  if (account === '' && setting === SocialAccountSetting.REQUIRE) reasons['social_account'] = 'required';
  const inviteCode = parseInviteCode(input.invite_code ?? '');
  if (inviteCode === '' && inviteRequired) reasons['invite_code'] = 'required';
  if (brand.config.minimum_age !== undefined && input.of_age !== true) reasons['of_age'] = 'required';
  if (Object.keys(reasons).length > 0) throw new ApiError('api.validation', reasons);
  if (inviteCode === undefined) throw new ApiError('api.invalid_invite_code');
  refuseReservedName(brand, nickname);
  return { username, password, nickname, socialAccount, inviteCode };
};
