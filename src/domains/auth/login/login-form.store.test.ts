import { beforeEach, describe, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { refusal } from '../../../lib/http/testing/fake-calls.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import { LoginForm } from './login-form.store.ts';
import { rememberedEmail } from './remembered.ts';

/** As the session's login throws it: all is the form's to show. */
const failure = (code: string, message: string) =>
  Object.assign(refusal(code, { message }), { isClaimed: true });

let sent: [Identifier, string][];
let answer: () => Promise<void>;

const formFor = (mode: 'email' | 'phone') =>
  new LoginForm(
    {
      login: async (identifier, password, accepted) => {
        sent.push([identifier, password]);
        await answer();
        accepted?.();
      },
    },
    { mode, country: 'IN' },
  );

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answer = async () => undefined;
});

describe('login by password', () => {
  it('asks for what is missing before it sends anything', async () => {
    const form = formFor('email');
    form.email = 'not an address';
    expect(await form.submit()).toBe(false);
    expect([form.missesIdentifier, form.missesPassword]).toEqual([true, true]);
    expect(sent).toEqual([]);
  });

  it('sends the dial code with the phone number', async () => {
    const form = formFor('phone');
    form.phone = '98200 13662';
    form.password = 'x';
    expect(await form.submit()).toBe(true);
    expect(sent).toEqual([[{ mode: 'phone', country: 'IN', phone: '919820013662' }, 'x']]);
  });

  it('remembers the address for the next time when asked to, and forgets it otherwise', async () => {
    const form = formFor('email');
    Object.assign(form, { email: 'Me@Example.com', password: 'x', isRemembered: true });
    await form.submit();
    expect(formFor('email').email).toBe('me@example.com');
    const again = formFor('email');
    Object.assign(again, { password: 'x', isRemembered: false });
    await again.submit();
    expect(rememberedEmail()).toBe('');
  });

  it('offers the address again after a login by phone', async () => {
    const byEmail = formFor('email');
    Object.assign(byEmail, { email: 'me@example.com', password: 'x', isRemembered: true });
    await byEmail.submit();
    const byPhone = formFor('phone');
    Object.assign(byPhone, { phone: '98200 13662', password: 'x' });
    expect(byPhone.isRemembered).toBe(true);
    await byPhone.submit();
    expect(formFor('email')).toMatchObject({ email: 'me@example.com', isRemembered: true });
  });

  it.each([
    ['email', failure('api.unauthorized', 'server text'), { id: 'login.wrong_email' }],
    ['phone', failure('api.unauthorized', 'server text'), { plain: 'server text' }],
    ['email', failure('api.too_frequent', 'wait a moment'), { plain: 'wait a moment' }],
    ['email', failure('api.unknown', 'oops'), { id: 'error.retry_later' }],
    ['email', connectionLost('POST /api/v1/login'), { id: 'error.no_connection', values: {} }],
  ] as const)('in %s mode shows %o as %o', async (mode, error, problem) => {
    const form = formFor(mode);
    Object.assign(form, { email: 'me@example.com', phone: '98200', password: 'x' });
    answer = () => Promise.reject(error);
    expect(await form.submit()).toBe(false);
    expect(form.sending.problem).toEqual(problem);
    form.set({ password: 'y' });
    expect(form.sending.problem).toBeUndefined();
  });

  it('goes on with who was named on another screen, and keeps what was typed here', () => {
    const form = formFor('email');
    Object.assign(form, { email: 'me@example.com', password: 'x' });
    form.take({ mode: 'phone', country: 'TH', phone: '812345678', email: '' });
    expect(form).toMatchObject({ mode: 'phone', country: 'TH', phone: '812345678', password: 'x' });
    form.take({ mode: 'email', country: 'CN', phone: '', email: '' });
    expect(form).toMatchObject({ mode: 'email', email: 'me@example.com', phone: '812345678' });
  });
});
