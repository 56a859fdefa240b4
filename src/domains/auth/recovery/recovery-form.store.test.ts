import { beforeEach, describe, expect, it } from 'vitest';
import type { ResultOf } from '../../../lib/http/call.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { SendCode } from '../codes/code-sender.store.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import { RecoveryForm } from './recovery-form.store.ts';

const who: Identifier = { mode: 'email', email: 'me@example.com' };
/** As a call that claims all throws it. */
const failure = (code: string, params: Record<string, string> = {}) =>
  Object.assign(refusal(code, { message: 'server text', params }), { isClaimed: true });
const lost = connectionLost('POST /api/v2/recovery');

interface Scene {
  form: RecoveryForm;
  toasts: Words[];
  /** Password and token of each reset. */
  resets: [string, string | undefined][];
  restored: number;
}

interface Answers {
  send?: SendCode;
  recover?: () => Promise<ResultOf<'POST /api/v2/recovery'>>;
  reset?: () => Promise<object>;
  access?: string;
  isFirst?: boolean;
}

const scene = (answers: Answers = {}): Scene => {
  const made: Omit<Scene, 'form'> = { toasts: [], resets: [], restored: 0 };
  const http = fakeCalls({
    'POST /api/v2/recovery': answers.recover ?? (() => ({ op_type: 'recovery', access_token: 'reset' })),
    'POST /api/v1/users/password/reset': ({ body }) => {
      made.resets.push([body.password, http.asked.at(-1)?.options['token'] as string | undefined]);
      return answers.reset?.() ?? {};
    },
  });
  const form = new RecoveryForm(
    {
      http,
      sendCode: answers.send ?? (async () => 'sent'),
      session: {
        access: () => answers.access,
        restore: async () => {
          made.restored += 1;
        },
      },
      toasts: { show: (words) => made.toasts.push(words) },
    },
    { isFirst: answers.isFirst ?? false },
  );
  return Object.assign(made, { form });
};

const prove = async ({ form }: Scene) => {
  form.type('123456');
  await form.check(who);
};

const choose = ({ form }: Scene, password = 'NewPass99', confirmation = password) => {
  form.next.set('password', password);
  form.next.set('confirmation', confirmation);
};

beforeEach(() => localStorage.clear());

describe('forgot password', () => {
  it('goes from the code to the new password to done, with the token of the code', async () => {
    const it = scene();
    await it.form.send(who, 'en');
    await prove(it);
    choose(it);
    await it.form.save();
    expect(it.resets).toEqual([['NewPass99', 'reset']]);
    expect(it.form.state).toEqual({ step: 'done' });
    expect(it.restored).toBe(0);
  });

  it('says nothing when the captcha before a code is closed', async () => {
    const it = scene({ send: async () => 'cancelled' });
    await it.form.send(who, 'en');
    expect(it.form).toMatchObject({ state: { step: 'identify' }, problem: undefined });
    expect(it.form.request.sending.isSending).toBe(false);
    expect(it.toasts).toEqual([]);
  });

  it('offers to register an address that nobody is known by, whichever call tells', async () => {
    const late = scene({ recover: async () => ({ op_type: 'register' }) });
    await prove(late);
    expect(late.form.state).toEqual({ step: 'unknown' });
    const early = scene({ send: async () => 'verified' });
    await early.form.send(who, 'en');
    expect(early.form.state).toEqual({ step: 'unknown' });
  });

  it('says "later" when a code could not be sent, and what to do when that is known', async () => {
    const refused = async (code: string, params: Record<string, string> = {}) => {
      const it = scene({ send: () => Promise.reject(failure(code, params)) });
      await it.form.send(who, 'en');
      return it.form.problem;
    };
    expect(await refused('api.unavailable')).toEqual({ id: 'error.retry_later' });
    expect(await refused('api.unauthorized')).toEqual({ id: 'error.retry_later' });
    expect(await refused('api.too_frequent')).toEqual({ plain: 'server text' });
    expect(await refused('api.invalid_phone')).toEqual({ plain: 'server text' });
    expect(await refused('api.invalid_phone', { country: 'GB' })).toEqual({ id: 'register.country_refused' });
  });

  it('shows a toast without a network, at every step', async () => {
    const broken = () => Promise.reject(lost);
    const sending = scene({ send: broken });
    await sending.form.send(who, 'en');
    const checking = scene({ recover: broken });
    await prove(checking);
    const saving = scene({ reset: broken });
    await prove(saving);
    choose(saving);
    await saving.form.save();
    for (const { toasts, form } of [sending, checking, saving]) {
      expect(toasts).toEqual([{ id: 'auth.no_network' }]);
      expect([form.problem, form.checking.problem]).toEqual([undefined, undefined]);
    }
  });

  it('empties a wrong code and says so at the code', async () => {
    const it = scene({ recover: () => Promise.reject(failure('api.invalid_code')) });
    await prove(it);
    expect(it.form.checking.problem).toEqual({ plain: 'server text' });
    expect(it.form.code).toBe('');
    it.form.type('1');
    expect(it.form.checking.problem).toBeUndefined();
  });

  it.each([
    ['short1', 'short1'],
    ['onlyletters', 'onlyletters'],
    ['NewPass99', 'NewPass98'],
    ['NewPass99', ''],
  ])('sends nothing for %s and %s', async (password, confirmation) => {
    const it = scene();
    await prove(it);
    choose(it, password, confirmation);
    await it.form.save();
    expect(it.resets).toEqual([]);
    expect(it.form.next.isBroken('password') || it.form.next.isBroken('confirmation')).toBe(true);
  });

  it('shows a common password at its field', async () => {
    const it = scene({ reset: () => Promise.reject(failure('api.validation', { password: 'common' })) });
    await prove(it);
    choose(it);
    await it.form.save();
    expect(it.form.next.refusal).toEqual({ id: 'register.password.common' });
    expect(it.form.state.step).toBe('password');
  });

  it('begins again when the token has run out', async () => {
    const it = scene({ reset: () => Promise.reject(failure('api.unauthorized')) });
    await prove(it);
    choose(it);
    await it.form.save();
    expect(it.form.state).toEqual({ step: 'identify' });
    expect(it.form.problem).toEqual({ id: 'forgot.stale' });
  });
});

describe('the first password', () => {
  it('needs no code, and the session learns of it', async () => {
    const it = scene({ isFirst: true, access: 'session' });
    choose(it);
    await it.form.save();
    expect(it.resets).toEqual([['NewPass99', undefined]]);
    expect(it.restored).toBe(1);
    expect(it.form.state).toEqual({ step: 'done' });
  });

  it('stays with the words of the server when there is one already', async () => {
    const it = scene({
      isFirst: true,
      access: 'session',
      reset: () => Promise.reject(failure('api.forbidden')),
    });
    choose(it);
    await it.form.save();
    expect(it.form.state.step).toBe('password');
    expect(it.form.problem).toEqual({ plain: 'server text' });
  });
});
