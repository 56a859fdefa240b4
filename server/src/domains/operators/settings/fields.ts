import { type SettingField, SocialAccountSetting } from '@livery/contract';
import { parseRegistrationSettings } from '../../auth/registration/registration.rules.ts';

/** One setting of the brand as the console shows it: the fields that people may change, and what holds unless one is set. */
export interface SettingForm {
  fields: readonly SettingField[];
  unlessSet: Readonly<Record<string, unknown>>;
}

const registration = parseRegistrationSettings({});
const MOST_POINTS = 1_000_000_000;

/** By the keys of the table `settings`. What else stands in a setting stays as it is. */
export const SETTING_FORMS: Readonly<Record<string, SettingForm>> = {
  registration: {
    fields: [
      { name: 'social_account', kind: 'choice', choices: Object.values(SocialAccountSetting) },
      { name: 'invite_required', kind: 'switch' },
    ],
    unlessSet: {
      social_account: registration.socialAccount,
      invite_required: registration.inviteRequired,
    },
  },
  post_review: {
    fields: [{ name: 'mode', kind: 'choice', choices: ['auto', 'hold'] }],
    unlessSet: { mode: 'auto' },
  },
  contacts: { fields: [{ name: 'search', kind: 'switch' }], unlessSet: { search: true } },
  groups: {
    fields: [{ name: 'admins_limit', kind: 'number', minimum: 0, maximum: 100 }],
    unlessSet: { admins_limit: 15 },
  },
  block_words: { fields: [{ name: 'words', kind: 'words', maximum: 2_000 }], unlessSet: { words: [] } },
  payment: { fields: [{ name: 'stopped', kind: 'switch' }], unlessSet: { stopped: false } },
  wallet: {
    fields: [{ name: 'two_operators_from', kind: 'points', minimum: 0, maximum: MOST_POINTS }],
    unlessSet: { two_operators_from: 100_000 },
  },
};

const MOST_WORD = 40;

/** The value as it is stored; undefined for one that does not fit. */
const parsed = ({ kind, choices, minimum = 0, maximum = 0 }: SettingField, value: unknown): unknown => {
  if (kind === 'switch') return typeof value === 'boolean' ? value : undefined;
  if (kind === 'choice') return choices?.find((each) => each === value);
  if (kind !== 'words') {
    const isWithin = Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    return isWithin ? value : undefined;
  }
  const words = Array.isArray(value) ? value : undefined;
  const areWords = words?.every((word) => typeof word === 'string' && word.length <= MOST_WORD);
  if (!words || !areWords || words.length > maximum) return undefined;
  return [...new Set(words.map((word: string) => word.trim()).filter((word) => word !== ''))];
};

/** What is to be stored of a change, and why not: field → reason. */
export const parseSetting = (
  { fields }: SettingForm,
  given: Readonly<Record<string, unknown>>,
): { value: Record<string, unknown>; wrong: Record<string, string> } => {
  const value: Record<string, unknown> = {};
  const wrong: Record<string, string> = {};
  for (const [name, each] of Object.entries(given)) {
    const field = fields.find((known) => known.name === name);
    const fits = field && parsed(field, each);
    if (fits === undefined) wrong[name] = field ? field.kind : 'unknown';
    else value[name] = fits;
  }
  return { value, wrong };
};
