import { LIMITS, parseEditedNickname, parseNoteLines, parseSocialAccount, Switch } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import type { Brand } from '../../brand/brand.ts';
import { ApiError } from '../../infra/errors.ts';
import { phoneRules } from '../../infra/phone-rules.ts';
import { refuseReservedName } from './reserved-names.ts';
import type { UserChange } from './users.repository.ts';

export type ProfileInput = BodyOf<'PUT /api/v1/users/me'>;

/** The column of each switch. */
const SWITCHES = {
  notify: 'notify',
  notify_detail: 'notify_detail',
  sound: 'sound',
  vibration: 'vibration',
  presence: 'presence',
  like_list_private: 'likes_private',
  collect_list_private: 'collects_private',
} as const;

type SwitchField = keyof typeof SWITCHES;
const FIELDS = Object.keys(SWITCHES) as SwitchField[];

/** The change that a partial profile asks for; what else the body carries is left. @throws api.validation, api.block_word */
export const parseProfile = async (brand: Brand, input: ProfileInput): Promise<UserChange> => {
  const { nickname, country, social_account: account, bio } = input;
  const switches = switchesOf(input);
  return {
    ...(nickname !== undefined && { nickname: nicknameOf(brand, nickname) }),
    ...(country !== undefined && { country: await countryOf(country) }),
    ...(account !== undefined && { social_account: account === '' ? '' : accountOf(account) }),
    ...(bio !== undefined && { bio: bioOf(bio) }),
    ...switches,
    ...(switches.presence === false && { seen_at: null }),
  };
};

const switchesOf = (input: ProfileInput): Pick<UserChange, (typeof SWITCHES)[SwitchField]> =>
  Object.fromEntries(
    FIELDS.filter((field) => input[field] !== undefined).map((field) => [
      SWITCHES[field],
      input[field] === true || input[field] === Switch.OPEN,
    ]),
  );

const bioOf = (text: string): string => {
  const bio = parseNoteLines(text, LIMITS.bio);
  if (bio === undefined) throw new ApiError('api.validation', { bio: 'length' });
  return bio;
};

const nicknameOf = (brand: Brand, text: string): string => {
  const nickname = parseEditedNickname(text);
  if (nickname === undefined) throw new ApiError('api.validation', { nickname: 'format' });
  refuseReservedName(brand, nickname);
  return nickname;
};

const countryOf = async (text: string): Promise<string> => {
  if (!(await phoneRules()).isCountry(text)) throw new ApiError('api.validation', { country: 'unknown' });
  return text;
};

const accountOf = (text: string): string => {
  const account = parseSocialAccount(text);
  if (account === undefined) throw new ApiError('api.validation', { social_account: 'format' });
  return account;
};
