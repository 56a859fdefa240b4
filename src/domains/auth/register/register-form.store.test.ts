import { SocialAccountSetting, type Tokens } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Identifier, Registration } from '../auth.api.ts';
import { type AccountField, RegisterForm } from './register-form.store.ts';

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
  new ApiFailure({ code, message: 'server text', params, status: 400, call: '/api/v1/register' });

let sent: Registration[];
let opened: Tokens[];
let setting: SocialAccountSetting;
let answer: () => Promise<Tokens>;
let form: RegisterForm;

beforeEach(() => {
  sent = [];
  opened = [];
  setting = SocialAccountSetting.OPTIONAL;
  answer = async () => tokens;
  form = new RegisterForm(
    {
      registerSettings: async () => ({ social_account: setting }),
      register: (registration) => {
        sent.push(registration);
        return answer();
      },
    },
    { open: async (pair) => void opened.push(pair) },
  );
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
    expect(sent).toEqual([{ ...who, ...account }]);
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
    expect(sent).toEqual([]);
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
    ['api.data_exists', {}, 'username', { id: 'error.username_taken' }],
    ['api.invalid_invite_code', {}, 'invite_code', { id: 'error.invalid_invite_code' }],
    ['api.block_word', { word: 'x' }, 'nickname', { id: 'error.block_word', values: { word: 'x' } }],
    ['api.validation', { password: 'common' }, 'password', { id: 'register.password.common' }],
  ] as const)('puts %s to its field, until it is changed', async (code, params, field, words) => {
    fill();
    answer = () => Promise.reject(failure(code, params));
    expect(await form.submit(who)).toBe(false);
    expect(form.refusals[field]).toEqual(words);
    form.set(field, `${right[field]}1`);
    expect(form.refusals[field]).toBeUndefined();
  });

  it('says that a verification has expired', async () => {
    fill();
    answer = () => Promise.reject(failure('api.expired_code'));
    expect(await form.submit(who)).toBe(false);
    expect([form.status, form.problem]).toEqual(['stale', { plain: 'server text' }]);
  });
});

describe('account info of somebody whom another service vouches for', () => {
  it('asks for no password, takes the name along, and sends the ticket', async () => {
    const api = {
      registerSettings: async () => ({ social_account: setting }),
      register: async (registration: Registration) => {
        sent.push(registration);
        return tokens;
      },
    };
    const external = new RegisterForm(
      api,
      { open: async (pair) => void opened.push(pair) },
      { nickname: 'Asha Rao', hasPassword: false },
    );
    external.set('username', 'asha07');
    expect(await external.submit({ ...who, oauth_ticket: 'ticket' })).toBe(true);
    expect(sent).toEqual(
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
    expect([form.status, form.problem]).toEqual(['stale', { plain: 'server text' }]);
  });
});
