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
import { FEATURES, QUOTAS } from '../../../infra/settings/set-brands.ts';
import { parseRegistrationSettings } from '../../auth/registration/registration.rules.ts';
import { ODDS } from '../../envelopes/envelopes.rules.ts';
import { LIMITS_UNLESS_SET } from '../../payment/payment.settings.ts';
import type { SettingForm } from './form.ts';
import { at } from './places.ts';
import { quotasForm } from './quotas-form.ts';

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
const switchName = (path: readonly string[]): string => path.join('_');

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

/** The brand's folder, and what the server's configuration says of the fields, may bound what is set. */
type BoundForm = (brand: Brand, configured: Readonly<Record<string, unknown>>) => SettingForm;

/** By the keys of the table `settings`. What else stands in a setting stays as it is. */
export const SETTING_FORMS: Readonly<Record<string, SettingForm | BoundForm>> = {
  [FEATURES]: featuresForm,
  [QUOTAS]: quotasForm,
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

/** Undefined where there is no such setting. `configured`: what the server's configuration says of fields that nobody has set. */
export const settingForm = (
  key: string,
  brand: Brand,
  configured: Readonly<Record<string, unknown>> = {},
): SettingForm | undefined => {
  const form = Object.hasOwn(SETTING_FORMS, key) ? SETTING_FORMS[key] : undefined;
  if (typeof form === 'function') return form(brand, configured);
  return form && { ...form, unlessSet: { ...form.unlessSet, ...configured } };
};
