import {
  ENVELOPE_LIMITS,
  MOST_SHARED,
  PAYMENT_PROVIDERS,
  parseUsername,
  type SettingField,
  SocialAccountSetting,
} from '@livery/contract';
import { parseRegistrationSettings } from '../../auth/registration/registration.rules.ts';
import { LIMITS_UNLESS_SET } from '../../payment/payment.settings.ts';

/** One setting of the brand as the console shows it: the fields that people may change, and what holds unless one is set. */
export interface SettingForm {
  fields: readonly SettingField[];
  unlessSet: Readonly<Record<string, unknown>>;
  /** Where in the setting a field stands that does not stand there by its name. */
  paths?: Readonly<Record<string, readonly [string, string]>>;
  /** Fields that do not go together. */
  clashes?: (value: Readonly<Record<string, unknown>>) => string[];
}

const registration = parseRegistrationSettings({});
const MOST_POINTS = 1_000_000_000;

const amount = (name: string, maximum = MOST_POINTS): SettingField => ({
  name,
  kind: 'points',
  minimum: 1,
  maximum,
});

/** The names whose value is less than the one before them. */
const unlessRising = (value: Readonly<Record<string, unknown>>, ...names: string[]): string[] =>
  names.filter((name, at) => at > 0 && Number(value[name]) < Number(value[names[at - 1] ?? '']));

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
      amount('mine_loss_limit', MOST_SHARED),
    ],
    unlessSet: {
      ...{ minimum: 1, maximum: 2_000_000, max_count: ENVELOPE_LIMITS.packets, security_from: 20_000 },
      ...{ mine_minimum: 1_000, mine_loss_limit: 100_000 },
    },
    paths: { mine_minimum: ['mine', 'minimum'], mine_loss_limit: ['mine', 'loss_limit'] },
    clashes: (value) => unlessRising(value, 'minimum', 'maximum'),
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
  },
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
    default:
      return Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum
        ? value
        : undefined;
  }
};

/** What stands in a stored setting in the place of a field. */
export const valueAt = (
  { paths }: SettingForm,
  stored: Readonly<Record<string, unknown>>,
  name: string,
): unknown => {
  const [outer, inner] = paths?.[name] ?? [name];
  const value = stored[outer];
  return inner === undefined ? value : (value as Record<string, unknown> | undefined | null)?.[inner];
};

/** The stored setting with these fields in their places; what else stands there stays. */
export const withValues = (
  { paths }: SettingForm,
  stored: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const next: Record<string, unknown> = { ...stored };
  for (const [name, value] of Object.entries(values)) {
    const [outer, inner] = paths?.[name] ?? [name];
    next[outer] = inner === undefined ? value : { ...(next[outer] as object | undefined), [inner]: value };
  }
  return next;
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
