import {
  APP_VERSION,
  ENVELOPE_LIMITS,
  MOST_SHARED,
  PAYMENT_PROVIDERS,
  parseUsername,
  type SettingField,
  SocialAccountSetting,
} from '@livery/contract';
import type { Brand } from '../../../brand/brand.ts';
import { switchPaths } from '../../../brand/switches.ts';
import { isOlderVersion } from '../../../config.version.ts';
import { FEATURES } from '../../../infra/settings/feature-switches.ts';
import { parseRegistrationSettings } from '../../auth/registration/registration.rules.ts';
import { ODDS } from '../../envelopes/envelopes.rules.ts';
import { LIMITS_UNLESS_SET } from '../../payment/payment.settings.ts';

/** One setting of the brand as the console shows it: the fields that people may change, and what holds unless one is set. */
export interface SettingForm {
  fields: readonly SettingField[];
  unlessSet: Readonly<Record<string, unknown>>;
  /** Where in the setting a field stands that does not stand there by its name. */
  paths?: Readonly<Record<string, readonly string[]>>;
  /** A part that holds as a whole: what is set of it, or is unless it is, with what that leaves out. */
  whole?: { path: readonly string[]; of: (part: unknown) => object };
  /** Fields that do not go together. */
  clashes?: (value: Readonly<Record<string, unknown>>, given: Readonly<Record<string, unknown>>) => string[];
}

const registration = parseRegistrationSettings({});
const MOST_POINTS = 1_000_000_000;

const amount = (name: string, maximum = MOST_POINTS): SettingField => ({
  name,
  kind: 'points',
  minimum: 1,
  maximum,
});

/** Packets that odds may be set for. */
const MINE_COUNTS = [5, 6, 7, 8, 9, 10] as const;
const MOST_FACTOR = 100;
const mineOdds = MINE_COUNTS.map((count) => `mine_odds_${count}`);

/** The names whose value is less than the one before them. */
const unlessRising = (value: Readonly<Record<string, unknown>>, ...names: string[]): string[] =>
  names.filter((name, at) => at > 0 && Number(value[name]) < Number(value[names[at - 1] ?? '']));

/** The count that is chosen unless people choose another, where it or its odds are set to none. */
const unlessOffered = (
  value: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): string[] => {
  const odds = `mine_odds_${value['mine_default_count']}`;
  const isSet = 'mine_default_count' in given || odds in given;
  return isSet && value[odds] === 0 ? ['mine_default_count'] : [];
};

const LIMITS_OF = ['minimum', 'maximum', 'day'] as const;

const paymentForm: SettingForm = {
  fields: [
    { name: 'stopped', kind: 'switch' },
    ...PAYMENT_PROVIDERS.flatMap((provider) => LIMITS_OF.map((limit) => amount(`${provider}_${limit}`))),
  ],
  unlessSet: {
    stopped: false,
    ...Object.fromEntries(
      PAYMENT_PROVIDERS.flatMap((provider) =>
        LIMITS_OF.map((limit) => [`${provider}_${limit}`, LIMITS_UNLESS_SET[provider][limit]]),
      ),
    ),
  },
  paths: Object.fromEntries(
    PAYMENT_PROVIDERS.flatMap((provider) =>
      LIMITS_OF.map((limit) => [`${provider}_${limit}`, [provider, limit]]),
    ),
  ),
  clashes: (value) =>
    PAYMENT_PROVIDERS.flatMap((provider) =>
      unlessRising(value, ...LIMITS_OF.map((limit) => `${provider}_${limit}`)),
    ),
};

/** `wallet_withdrawal` for `['wallet', 'withdrawal']`. */
export const switchName = (path: readonly string[]): string => path.join('_');

/** A switch for whatever is one in the brand's folder; what is off there is locked. */
const featuresForm = ({ config: { features } }: Brand): SettingForm => {
  const paths = switchPaths(features);
  const isAllowed = (path: readonly string[]) => at(features, path) === true;
  return {
    fields: paths.map((path) => ({
      name: switchName(path),
      kind: 'switch',
      ...(!isAllowed(path) && { locked: true }),
    })),
    unlessSet: Object.fromEntries(paths.map((path) => [switchName(path), isAllowed(path)])),
    paths: Object.fromEntries(paths.map((path) => [switchName(path), path])),
  };
};

/** By the keys of the table `settings`. What else stands in a setting stays as it is. */
export const SETTING_FORMS: Readonly<Record<string, SettingForm | ((brand: Brand) => SettingForm)>> = {
  [FEATURES]: featuresForm,
  registration: {
    fields: [
      { name: 'open', kind: 'switch' },
      { name: 'social_account', kind: 'choice', choices: Object.values(SocialAccountSetting) },
      { name: 'invite_required', kind: 'switch' },
    ],
    unlessSet: {
      open: registration.isOpen,
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
  payment: paymentForm,
  wallet: {
    fields: [{ name: 'two_operators_from', kind: 'points', minimum: 0, maximum: MOST_POINTS }],
    unlessSet: { two_operators_from: 100_000 },
  },
  envelopes: {
    fields: [
      amount('minimum', MOST_SHARED),
      amount('maximum', MOST_SHARED),
      { name: 'max_count', kind: 'number', minimum: 1, maximum: ENVELOPE_LIMITS.packets },
      amount('security_from', MOST_SHARED),
      amount('mine_minimum', MOST_SHARED),
      { name: 'mine_default_count', kind: 'number', minimum: MINE_COUNTS[0], maximum: 10 },
      ...mineOdds.map((name): SettingField => ({ name, kind: 'factor', maximum: MOST_FACTOR })),
      amount('mine_loss_limit', MOST_SHARED),
    ],
    unlessSet: {
      ...{ minimum: 1, maximum: 2_000_000, max_count: ENVELOPE_LIMITS.packets, security_from: 20_000 },
      ...{ mine_minimum: 1_000, mine_default_count: 7, mine_loss_limit: 100_000 },
      ...Object.fromEntries(MINE_COUNTS.map((count) => [`mine_odds_${count}`, ODDS[count]])),
    },
    paths: {
      mine_minimum: ['mine', 'minimum'],
      mine_default_count: ['mine', 'default_count'],
      mine_loss_limit: ['mine', 'loss_limit'],
      ...Object.fromEntries(MINE_COUNTS.map((count) => [`mine_odds_${count}`, ['mine', 'odds', `${count}`]])),
    },
    // A count that is not among them is not offered at all.
    whole: {
      path: ['mine', 'odds'],
      of: (odds) =>
        odds ? { ...Object.fromEntries(MINE_COUNTS.map((count) => [count, 0])), ...odds } : ODDS,
    },
    clashes: (value, given) => [...unlessRising(value, 'minimum', 'maximum'), ...unlessOffered(value, given)],
  },
  // What holds unless it is set, is in the server's own configuration.
  sms: {
    fields: [
      { name: 'per_day', kind: 'number', minimum: 0, maximum: 10_000_000 },
      { name: 'countries', kind: 'words', maximum: 300, pattern: '^[A-Z]{2}$' },
    ],
    unlessSet: { per_day: 0, countries: [] },
  },
  greeting: {
    fields: [
      { name: 'username', kind: 'text', maximum: 40 },
      { name: 'text_zh', kind: 'text', maximum: 1_000 },
      { name: 'text_en', kind: 'text', maximum: 1_000 },
    ],
    unlessSet: { username: '', text_zh: '', text_en: '' },
    paths: { text_zh: ['text', 'zh-CN'], text_en: ['text', 'en'] },
    clashes: ({ username, text_zh, text_en }) => {
      if (username === '') return [];
      if (parseUsername(String(username)) === undefined) return ['username'];
      return text_zh === '' && text_en === '' ? ['text_zh', 'text_en'] : [];
    },
  },
  version: {
    fields: [{ name: 'minimum', kind: 'text', maximum: 20, pattern: '^\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}$' }],
    unlessSet: { minimum: '' },
    // The pages that this server gives to browsers would be refused, and loading them again would not help.
    clashes: ({ minimum }) => (isOlderVersion(APP_VERSION, String(minimum)) ? ['minimum'] : []),
  },
};

/** Undefined where there is no such setting. */
export const settingForm = (key: string, brand: Brand): SettingForm | undefined => {
  const form = Object.hasOwn(SETTING_FORMS, key) ? SETTING_FORMS[key] : undefined;
  return typeof form === 'function' ? form(brand) : form;
};

const MOST_WORD = 40;

const parsedWords = (value: unknown, { maximum = 0, pattern }: SettingField): string[] | undefined => {
  const given = Array.isArray(value) ? value : undefined;
  const areWords = given?.every((word) => typeof word === 'string' && word.length <= MOST_WORD);
  if (!given || !areWords || given.length > maximum) return undefined;
  const words = [...new Set(given.map((word: string) => word.trim()).filter((word) => word !== ''))];
  return words.every((word) => fits(word, pattern)) ? words : undefined;
};

const fits = (text: string, pattern: string | undefined): boolean =>
  pattern === undefined || new RegExp(pattern).test(text);

const parsedText = (value: unknown, { maximum = 0, pattern }: SettingField): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (text === undefined || text.length > maximum) return undefined;
  return text === '' || fits(text, pattern) ? text : undefined;
};

/** None, or from a tenth on. */
const parsedFactor = (value: unknown, { maximum = 0 }: SettingField): number | undefined => {
  if (typeof value !== 'number' || !(value === 0 || (value >= 0.1 && value <= maximum))) return undefined;
  return Math.round(value * 100) / 100;
};

/** The value as it is stored; undefined for one that does not fit. */
const parsed = (field: SettingField, value: unknown): unknown => {
  const { kind, choices, minimum = 0, maximum = 0 } = field;
  switch (kind) {
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return choices?.find((each) => each === value);
    case 'words':
      return parsedWords(value, field);
    case 'text':
      return parsedText(value, field);
    case 'factor':
      return parsedFactor(value, field);
    default:
      return Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum
        ? value
        : undefined;
  }
};

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((part, name) => (isPart(part) ? part[name] : undefined), value);

const put = (
  value: unknown,
  [name = '', ...rest]: readonly string[],
  what: unknown,
): Record<string, unknown> => {
  const part = isPart(value) ? value : {};
  return { ...part, [name]: rest.length === 0 ? what : put(part[name], rest, what) };
};

const pathOf = ({ paths }: SettingForm, name: string): readonly string[] => paths?.[name] ?? [name];

/** The stored setting with the whole of the part that the field stands in. */
const wholeFor = (form: SettingForm, stored: Readonly<Record<string, unknown>>, name: string) => {
  const { whole } = form;
  const isIn = whole?.path.every((each, index) => pathOf(form, name)[index] === each);
  return whole && isIn ? put(stored, whole.path, whole.of(at(stored, whole.path))) : stored;
};

/** What stands in a stored setting in the place of a field. */
export const valueAt = (
  form: SettingForm,
  stored: Readonly<Record<string, unknown>>,
  name: string,
): unknown => at(wholeFor(form, stored, name), pathOf(form, name));

/** The stored setting with these fields in their places; what else stands there stays. */
export const withValues = (
  form: SettingForm,
  stored: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.entries(values).reduce<Record<string, unknown>>(
    (next, [name, value]) => put(wholeFor(form, next, name), pathOf(form, name), value),
    { ...stored },
  );

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
    if (field?.locked) wrong[name] = 'locked';
    else if (fits === undefined) wrong[name] = field ? field.kind : 'unknown';
    else value[name] = fits;
  }
  return { value, wrong };
};
