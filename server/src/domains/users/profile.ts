import { parseEditedNickname, parseSocialAccount, Switch } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { isCountry } from '@livery/contract/phone';
import type { Brand } from '../../brand/brand.ts';
import { ApiError } from '../../infra/errors.ts';
import { refuseReservedName } from './reserved-names.ts';
import type { UserChange } from './users.repository.ts';

export type ProfileInput = BodyOf<'PUT /api/v1/users/me'>;

const SWITCHES = ['notify', 'notify_detail', 'sound', 'vibration', 'presence'] as const;

/** The change that a partial profile asks for; what else the body carries is left. @throws api.validation, api.block_word */
export const parseProfile = (brand: Brand, input: ProfileInput): UserChange => {
  const { nickname, country, social_account: account } = input;
  const switches = switchesOf(input);
  return {
    ...(nickname !== undefined && { nickname: nicknameOf(brand, nickname) }),
    ...(country !== undefined && { country: countryOf(country) }),
    ...(account !== undefined && { social_account: account === '' ? '' : accountOf(account) }),
    ...switches,
    ...(switches.presence === false && { seen_at: null }),
  };
};

const switchesOf = (input: ProfileInput): Pick<UserChange, (typeof SWITCHES)[number]> =>
  Object.fromEntries(
    SWITCHES.filter((field) => input[field] !== undefined).map((field) => [
      field,
      input[field] === true || input[field] === Switch.OPEN,
    ]),
  );

const nicknameOf = (brand: Brand, text: string): string => {
  const nickname = parseEditedNickname(text);
  if (nickname === undefined) throw new ApiError('api.validation', { nickname: 'format' });
  refuseReservedName(brand, nickname);
  return nickname;
};

const countryOf = (text: string): string => {
  if (!isCountry(text)) throw new ApiError('api.validation', { country: 'unknown' });
  return text;
};

const accountOf = (text: string): string => {
  const account = parseSocialAccount(text);
  if (account === undefined) throw new ApiError('api.validation', { social_account: 'format' });
  return account;
};
