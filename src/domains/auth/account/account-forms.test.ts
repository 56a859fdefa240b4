import type { Session } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { ClosingForm } from '../closing/closing-form.store.ts';
import { ownIdentifier } from '../identifiers/identifier.model.ts';
import { PasswordChange } from '../password/password-change.store.ts';
import { agentName } from '../sessions/agent.model.ts';
import { SessionsStore } from '../sessions/sessions.store.ts';

const failure = (code: string, params: Record<string, string> = {}) =>
  new ApiFailure({ code, message: 'server text', params, status: 400, call: '/' });

describe('change of the password', () => {
  const formWith = (answer: () => Promise<unknown>) => {
    const sent: string[][] = [];
    const form = new PasswordChange({
      changePassword: async (...both) => {
        sent.push(both);
        return (await answer()) as object;
      },
    });
    form.type('OldPass11');
    form.next.set('password', 'NewPass99');
    form.next.set('confirmation', 'NewPass99');
    return { form, sent };
  };

  it('sends the old and the new one', async () => {
    const { form, sent } = formWith(async () => ({}));
    expect(await form.submit()).toBe(true);
    expect(sent).toEqual([['OldPass11', 'NewPass99']]);
  });

  it('sends nothing that is incomplete, and says what is missing', async () => {
    const { form, sent } = formWith(async () => ({}));
    form.type('');
    form.next.set('confirmation', 'NewPass98');
    expect(await form.submit()).toBe(false);
    expect(sent).toEqual([]);
    expect(form.oldProblem).toEqual({ id: 'login.password.missing' });
    expect(form.next.isBroken('confirmation')).toBe(true);
  });

  it('shows a wrong old password at its field', async () => {
    const { form } = formWith(() => Promise.reject(failure('api.invalid_old_password')));
    expect(await form.submit()).toBe(false);
    expect([form.oldProblem, form.problem]).toEqual([{ id: 'account.password.wrong' }, undefined]);
  });
});

describe('deletion of the account', () => {
  const formWith = (answer: () => Promise<unknown>) => {
    const events: string[] = [];
    const form = new ClosingForm(
      {
        deleteAccount: async (password) => {
          events.push(`delete with ${password}`);
          return (await answer()) as object;
        },
      },
      { close: async () => void events.push('close') },
    );
    return { form, events };
  };

  it('asks for the password, and signs out afterwards', async () => {
    const { form, events } = formWith(async () => ({}));
    expect(await form.submit()).toBe(false);
    expect(form.passwordProblem).toEqual({ id: 'login.password.missing' });
    form.type('Passw0rd99');
    expect(await form.submit()).toBe(true);
    expect(events).toEqual(['delete with Passw0rd99', 'close']);
  });

  it.each([
    [failure('api.forbidden', { reason: 'groups_owned' }), { id: 'account.delete.groups' }],
    [failure('api.forbidden', { reason: 'points_held' }), { id: 'account.delete.points' }],
    [failure('api.forbidden'), { plain: 'server text' }],
  ])('says why it is refused and stays signed in', async (refusal, problem) => {
    const { form, events } = formWith(() => Promise.reject(refusal));
    form.type('Passw0rd99');
    expect(await form.submit()).toBe(false);
    expect(form.problem).toEqual(problem);
    expect(events).not.toContain('close');
  });
});

describe('the signed-in devices', () => {
  const session = (id: string) => ({ id }) as Session;

  it('lose the one that is signed out, and keep it when that fails', async () => {
    let isRefused = true;
    const store = new SessionsStore({
      sessions: async () => ({ list: [session('a'), session('b')], next_id: null }),
      endSession: async () => {
        if (isRefused) throw failure('api.not_found');
        return {};
      },
    });
    await store.load();
    await store.end('b');
    expect(store.problem).toEqual({ plain: 'server text' });
    isRefused = false;
    await store.end('b');
    expect(store.state).toEqual({ status: 'loaded', list: [session('a')] });
    expect([store.problem, store.ending.size]).toEqual([undefined, 0]);
  });

  it('can be asked for again after a failure', async () => {
    let tries = 0;
    const store = new SessionsStore({
      sessions: async () => {
        tries += 1;
        if (tries === 1) throw failure('api.unavailable');
        return { list: [], next_id: null };
      },
      endSession: async () => ({}),
    });
    await store.load();
    expect(store.state).toEqual({ status: 'failed' });
    await store.load();
    expect(store.state).toEqual({ status: 'loaded', list: [] });
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari · iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['curl/8.0', undefined],
  ])('have short names: %s', (agent, name) => {
    expect(agentName(agent)).toBe(name);
  });
});

describe('where a code for the owner goes', () => {
  it.each([
    [
      { email: 'me@example.com', phone: '8613800138000', country: 'CN' },
      { mode: 'email', email: 'me@example.com' },
    ],
    [
      { email: '', phone: '6681234567', country: 'TH' },
      { mode: 'phone', phone: '6681234567', country: 'TH' },
    ],
    [
      { email: '', phone: '33612345678', country: 'CN' },
      { mode: 'phone', phone: '33612345678', country: 'FR' },
    ],
    [{ email: '', phone: '', country: 'CN' }, undefined],
  ])('%o', (me, identifier) => {
    expect(ownIdentifier(me)).toEqual(identifier);
  });
});
