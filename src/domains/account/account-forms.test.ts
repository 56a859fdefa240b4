// @vitest-environment node
import type { Session } from '@livery/contract';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { connectionLost } from '../../lib/http/failure.ts';
import { type FakeAnswers, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { agentName } from '../../lib/text/agent.ts';
import { AlertStore } from '../../lib/toasts/alerts.store.ts';
import { ClosingForm } from './closing/closing-form.store.ts';
import { PasswordChange } from './password/password-change.store.ts';
import { SessionsStore } from './sessions/sessions.store.ts';

const failure = (code: string, params: Record<string, string> = {}) =>
  refusal(code, { message: 'server text', params });
const bodies = ({ asked }: ReturnType<typeof fakeCalls>) => asked.map(({ options }) => options['body']);

describe('change of the password', () => {
  const formWith = (answer: FakeAnswers['POST /api/v1/users/password']) => {
    const http = fakeCalls({ 'POST /api/v1/users/password': answer });
    const form = new PasswordChange(http);
    form.type('OldPass11');
    form.next.set('password', 'NewPass99');
    form.next.set('confirmation', 'NewPass99');
    return { form, http };
  };

  it('sends the old and the new one', async () => {
    const { form, http } = formWith(() => ({}));
    expect(await form.submit()).toBe(true);
    expect(bodies(http)).toEqual([{ old_password: 'OldPass11', password: 'NewPass99' }]);
  });

  it('sends nothing that is incomplete, and says what is missing', async () => {
    const { form, http } = formWith(() => ({}));
    form.type('');
    form.next.set('confirmation', 'NewPass98');
    expect(await form.submit()).toBe(false);
    expect(http.asked).toEqual([]);
    expect(form.missesOld).toBe(true);
    expect(form.next.isBroken('confirmation')).toBe(true);
  });

  it('leaves a wrong old password to the alert of the catalogue', async () => {
    const { form } = formWith(() => Promise.reject(failure('api.invalid_old_password')));
    expect(await form.submit()).toBe(false);
    expect([form.next.saving.refusal, form.next.problem]).toEqual(['api.invalid_old_password', undefined]);
  });

  it('shows a common password at its field, and the pause after many tries in the form', async () => {
    const common = formWith(() => Promise.reject(failure('api.validation', { password: 'common' }))).form;
    await common.submit();
    expect([common.next.refusal, common.next.problem]).toEqual([
      { id: 'register.password.common' },
      undefined,
    ]);
    const often = formWith(() => Promise.reject(failure('api.too_frequent'))).form;
    await often.submit();
    expect([often.next.refusal, often.next.problem]).toEqual([undefined, { plain: 'server text' }]);
  });
});

describe('deletion of the account', () => {
  const formWith = (answer: FakeAnswers['DELETE /api/v1/users/me']) => {
    const http = fakeCalls({ 'DELETE /api/v1/users/me': answer });
    const close = vi.fn(async () => undefined);
    const alerts = new AlertStore();
    const form = new ClosingForm({ http, session: { close }, alerts });
    return { form, http, alerts, isOut: () => close.mock.calls.length > 0 };
  };

  it('asks for the password, and signs out afterwards', async () => {
    const { form, http, isOut } = formWith(() => ({}));
    expect(await form.submit()).toBe(false);
    expect([form.missesPassword, isOut()]).toEqual([true, false]);
    form.type('Passw0rd99');
    expect(await form.submit()).toBe(true);
    expect(bodies(http)).toEqual([{ password: 'Passw0rd99' }]);
    expect(isOut()).toBe(true);
  });

  it('holds the whole page until the server has said, whatever it says', async () => {
    const { form, alerts } = formWith(() => {
      expect(alerts.current).toBeUndefined();
      return Promise.reject(failure('api.forbidden'));
    });
    form.type('Passw0rd99');
    const sending = form.submit();
    expect(alerts.current).toEqual({ words: { id: 'account.delete.under_way' }, kind: 'wait' });
    await sending;
    expect(alerts.current).toBeUndefined();
  });

  it.each([
    [failure('api.forbidden', { reason: 'groups_owned' }), { id: 'account.delete.groups' }],
    [failure('api.forbidden', { reason: 'points_held' }), { id: 'account.delete.points' }],
    [failure('api.forbidden'), { plain: 'server text' }],
    [failure('api.too_frequent'), { plain: 'server text' }],
    // Section 8 has an alert for it.
    [failure('api.invalid_old_password'), undefined],
  ])('says why it is refused and stays signed in: %o', async (refused, problem) => {
    const { form, isOut } = formWith(() => Promise.reject(refused));
    form.type('Passw0rd99');
    expect(await form.submit()).toBe(false);
    expect(form.sending.problem).toEqual(problem);
    expect(isOut()).toBe(false);
  });
});

describe('the signed-in devices', () => {
  const session = (id: string) => ({ id }) as Session;

  it('lose the one that is signed out, and keep it when that fails', async () => {
    let isReached = false;
    const store = new SessionsStore(
      fakeCalls({
        'GET /api/v1/users/sessions': () => ({ list: [session('a'), session('b')], next_id: null }),
        'DELETE /api/v1/users/sessions/:id': () => {
          if (!isReached) throw connectionLost('DELETE /api/v1/users/sessions/:id');
          return {};
        },
      }),
    );
    store.pages.open();
    await when(() => store.pages.status === 'end');
    await store.end('b');
    expect(store.problem).toMatchObject({ id: 'error.no_connection' });
    expect(store.pages.list).toEqual([session('a'), session('b')]);
    isReached = true;
    const ending = store.end('b');
    expect(store.isEnding('b')).toBe(true);
    await ending;
    expect(store.pages.list).toEqual([session('a')]);
    expect([store.problem, store.isEnding('b')]).toEqual([undefined, false]);
  });

  it('say nothing in their place about what was announced', async () => {
    const store = new SessionsStore(
      fakeCalls({ 'DELETE /api/v1/users/sessions/:id': () => Promise.reject(refusal('api.not_found')) }),
    );
    await store.end('b');
    expect([store.problem, store.isEnding('b')]).toEqual([undefined, false]);
  });

  it('can be asked for again after a failure', async () => {
    const answers = [refusal('api.unavailable'), { list: [], next_id: null }];
    const store = new SessionsStore(
      fakeCalls({
        'GET /api/v1/users/sessions': () => {
          const answer = answers.shift();
          if (!answer || answer instanceof Error) throw answer ?? refusal('api.unknown');
          return answer;
        },
      }),
    );
    store.pages.open();
    await when(() => store.pages.status === 'failed');
    store.pages.retry();
    await when(() => store.pages.status === 'end');
    expect(store.pages.list).toEqual([]);
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
