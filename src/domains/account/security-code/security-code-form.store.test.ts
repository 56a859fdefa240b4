import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import type { CodeOutcome, Identifier } from '../../auth/index.ts';
import { SecurityCodeForm } from './security-code-form.store.ts';

const own: Identifier = { mode: 'email', email: 'me@example.com' };
let http: FakeCalls;
let codesTo: Identifier[];
let refused: string | undefined;
let outcome: CodeOutcome;

const formFor = (isSet: boolean, hasPassword = true) =>
  new SecurityCodeForm(
    {
      http,
      sendCode: async (identifier) => {
        codesTo.push(identifier);
        return outcome;
      },
    },
    own,
    { isSet, hasPassword },
  );

const sent = () => http.asked.map(({ options }) => options['body']);

const choose = async (form: SecurityCodeForm, digits = '274916') => {
  await form.type(digits);
  await form.type(digits);
};

beforeEach(() => {
  localStorage.clear();
  codesTo = [];
  refused = undefined;
  http = fakeCalls({
    'POST /api/v1/users/security-code': () => {
      if (refused) throw refusal(refused, { message: 'no' });
      return {};
    },
  });
  outcome = 'sent';
});

describe('the security password', () => {
  it('is set with the login password', async () => {
    const form = formFor(false);
    form.prove();
    expect([form.step, form.problem]).toEqual(['proof', { id: 'login.password.missing' }]);
    form.typeProof('Passw0rd99');
    form.prove();
    await choose(form);
    expect(sent()).toEqual([{ security_code: '274916', password: 'Passw0rd99' }]);
    expect(form.step).toBe('done');
  });

  it('is changed with the old one, which has to be whole', async () => {
    const form = formFor(true);
    form.typeProof('27491');
    form.prove();
    expect(form.problem).toEqual({ id: 'security.whole' });
    form.typeProof('274916');
    form.prove();
    await choose(form, '385027');
    expect(sent()).toEqual([{ security_code: '385027', old_code: '274916' }]);
  });

  it('is reset with a code that goes to the own address', async () => {
    const form = formFor(true);
    await form.sendCode('en');
    expect(codesTo).toEqual([own]);
    form.typeProof('999888');
    form.prove();
    await choose(form);
    expect(sent()).toEqual([{ security_code: '274916', code: '999888', mode: 'email' }]);
    expect(form.isReset).toBe(true);
  });

  it('is set with a code by who has no login password, and nothing waits', async () => {
    const form = formFor(false, false);
    expect([form.kind, form.isSent]).toEqual(['code', false]);
    await form.sendCode('en');
    expect([codesTo, form.isSent]).toEqual([[own], true]);
    form.typeProof('999888');
    form.prove();
    await choose(form);
    expect(sent()).toEqual([{ security_code: '274916', code: '999888', mode: 'email' }]);
    expect([form.step, form.isReset]).toEqual(['done', false]);
  });

  it('waits for a code that did not go out', async () => {
    const form = formFor(false, false);
    outcome = 'cancelled';
    await form.sendCode('en');
    expect([form.kind, form.isSent]).toEqual(['code', false]);
  });

  it('goes on asking for the old one when the captcha before a code is closed', async () => {
    const form = formFor(true);
    outcome = 'cancelled';
    await form.sendCode('en');
    expect(form).toMatchObject({ kind: 'old_code', isBusy: false, problem: undefined });
  });

  it.each(['123456', '111111', '121212'])('is not %s', async (digits) => {
    const form = formFor(false);
    form.typeProof('Passw0rd99');
    form.prove();
    await form.type(digits);
    expect([form.step, form.digits, form.problem]).toEqual(['new', '', { id: 'security.guessable' }]);
  });

  it('has to be the same twice', async () => {
    const form = formFor(false);
    form.typeProof('Passw0rd99');
    form.prove();
    await form.type('274916');
    await form.type('274917');
    expect([form.step, form.problem]).toEqual(['new', { id: 'security.differs' }]);
    expect(sent()).toEqual([]);
  });

  it.each([
    // Section 8 has alerts for a wrong one.
    [true, 'api.invalid_old_code', undefined],
    [false, 'api.invalid_old_password', undefined],
    [true, 'api.too_frequent', { plain: 'no' }],
  ])('asks for the proof again when it was wrong (set: %s, %s)', async (isSet, code, problem) => {
    refused = code;
    const form = formFor(isSet);
    form.typeProof('274916');
    form.prove();
    await choose(form, '385027');
    expect([form.step, form.proof, form.problem]).toEqual(['proof', '', problem]);
  });
});
