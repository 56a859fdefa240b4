import { SocialAccountSetting, type Tokens } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import type { AccountField } from './account-fields.ts';
import { RegisterForm, type RegisterStart } from './register-form.store.ts';

const who: Identifier = { mode: 'email', email: 'me@example.com' };
const tokens: Tokens = { access_token: 'a', refresh_token: 'r' };
const right: Record<AccountField, string> = {
  username: 'meera07',
  password: 'abcd1234',
  confirmation: 'abcd1234',
  nickname: 'Meera Nair',
  social_account: '',
  invite_code: '',
};
const failure = (code: string, params: Record<string, string> = {}) =>
  refusal(code, { message: 'server text', params });

let http: FakeCalls;
let toasts: Words[];
let opened: Tokens[];
let setting: SocialAccountSetting;
let answer: () => Promise<Tokens>;
let form: RegisterForm;

beforeEach(() => {
  toasts = [];
  opened = [];
  setting = SocialAccountSetting.OPTIONAL;
  answer = async () => tokens;
  http = fakeCalls({
    'GET /api/v1/register': () => ({ social_account: setting }),
    'POST /api/v1/register': () => answer(),
  });
  form = formFor();
});

const formFor = (start?: RegisterStart) =>
  new RegisterForm(
    {
      http,
      session: { open: async (pair) => void opened.push(pair) },
      toasts: { show: (words) => toasts.push(words) },
    },
    start,
  );
/** What was sent of the account, without what tells about the browser. */
const sent = () =>
  http.asked
    .filter(({ call }) => call === 'POST /api/v1/register')
    .map(({ options }) => {
      const { device_id, device_type, ...fields } = options['body'] as Record<string, unknown>;
      return fields;
    });

const fill = (change: Partial<Record<AccountField, string>> = {}) => {
  for (const [field, value] of Object.entries({ ...right, ...change }))
    form.set(field as AccountField, value);
};

describe('account info of the sign-up', () => {
  it('registers and signs in', async () => {
    fill();
    expect(await form.submit(who)).toBe(true);
    const { confirmation: _, ...account } = right;
    expect(sent()).toEqual([{ ...who, ...account }]);
    expect(opened).toEqual([tokens]);
  });

  it.each([
    ['username', 'short'],
    ['username', 'letters'],
    ['password', 'abcdefgh'],
    ['confirmation', 'abcd1235'],
    ['nickname', '  '],
    ['social_account', 'abc'],
    ['invite_code', 'a b'],
  ] as const)('keeps back a %s of %j and says so', async (field, value) => {
    fill({ [field]: value });
    expect(await form.submit(who)).toBe(false);
    expect(form.isBroken(field)).toBe(true);
    expect(sent()).toEqual([]);
  });

  it('keeps back who has not said to be old enough, where the brand has a least age, and tells the server', async () => {
    form = formFor({ minimumAge: 18 });
    fill();
    expect(await form.submit(who)).toBe(false);
    expect(sent()).toEqual([]);
    form.sayOfAge(true);
    expect(await form.submit(who)).toBe(true);
    expect(sent()).toEqual([expect.objectContaining({ of_age: true })]);
  });

  it('does not judge a field that nobody has left yet', () => {
    form.set('username', 'a');
    expect(form.isBroken('username')).toBe(false);
    form.leave('username');
    expect(form.isBroken('username')).toBe(true);
  });

  it('asks for the social account as the operator says', async () => {
    setting = SocialAccountSetting.REQUIRE;
    await form.loadSettings();
    fill();
    expect(await form.submit(who)).toBe(false);
    fill({ social_account: 'meera07' });
    expect(await form.submit(who)).toBe(true);
  });

  it.each([
    ['api.data_exists', {}, 'username', { plain: 'server text' }],
    ['api.invalid_invite_code', {}, 'invite_code', { plain: 'server text' }],
    ['api.block_word', { word: 'x' }, 'nickname', { plain: 'server text' }],
    ['api.validation', { password: 'common' }, 'password', { id: 'register.password.common' }],
  ] as const)('puts %s to its field, until it is changed', async (code, params, field, words) => {
    fill();
    answer = () => Promise.reject(failure(code, params));
    expect(await form.submit(who)).toBe(false);
    expect(form.refusals).toEqual({ [field]: words });
    expect(form.problem).toBeUndefined();
    form.set(field, `${right[field]}1`);
    expect(form.refusals[field]).toBeUndefined();
  });

  it('says that a verification has expired', async () => {
    fill();
    answer = () => Promise.reject(failure('api.expired_code'));
    expect(await form.submit(who)).toBe(false);
    expect([form.isStale, form.problem]).toEqual([true, { plain: 'server text' }]);
  });
});

describe('account info without a network', () => {
  it('is a toast, and the form stays as it was', async () => {
    fill();
    answer = () => Promise.reject(connectionLost('POST /api/v1/register'));
    expect(await form.submit(who)).toBe(false);
    expect(toasts).toEqual([{ id: 'auth.no_network' }]);
    expect([form.problem, form.refusals]).toEqual([undefined, {}]);
  });

  it('asks for what it asks without the operator', async () => {
    http.answers = {};
    await form.loadSettings();
    expect(form.socialAccount).toBe(SocialAccountSetting.OPTIONAL);
    expect(http.asked[0]?.options['background']).toBe(true);
  });
});

describe('account info of somebody whom another service vouches for', () => {
  it('asks for no password, takes the name along, and sends the ticket', async () => {
    const external = formFor({ nickname: 'Asha Rao', hasPassword: false });
    external.set('username', 'asha07');
    expect(await external.submit({ ...who, oauth_ticket: 'ticket' })).toBe(true);
    expect(sent()).toEqual(
      [
        { ...who, oauth_ticket: 'ticket', ...right, username: 'asha07', password: '', nickname: 'Asha Rao' },
      ].map(({ confirmation: _, ...fields }) => fields),
    );
  });

  it('knows that the ticket is over', async () => {
    fill();
    answer = async () => {
      throw failure('api.invalid_data');
    };
    await form.submit(who);
    expect([form.isStale, form.problem]).toEqual([true, { plain: 'server text' }]);
  });
});
