import type { Tokens } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ResultOf } from '../../../lib/http/call.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { storedAttempt, storedTicket } from './google.storage.ts';
import { newAttempt } from './google-request.ts';
import { GoogleReturn } from './google-return.store.ts';

type GoogleAnswer = ResultOf<'POST /api/v2/oauth/google'>;

const ORIGIN = 'https://saffron.example';
const tokens: Tokens = { access_token: 'a', refresh_token: 'r' };
const newcomer: GoogleAnswer = {
  op_type: 'register',
  oauth_ticket: 'ticket',
  email: 'asha@mail.example',
  nickname: 'Asha Rao',
  account_exists: false,
};

let http: FakeCalls;
let opened: Tokens[];
let answer: () => Promise<GoogleAnswer>;

const visit = () =>
  new GoogleReturn({
    http,
    session: { open: async (pair) => void opened.push(pair) },
    attempts: storedAttempt,
    tickets: storedTicket,
  });
/** The proofs that were sent, without what tells about the browser. */
const sent = () =>
  http.asked.map(({ options }) => {
    const { device_id, device_type, ...proof } = options['body'] as Record<string, unknown>;
    return proof;
  });
const comeBack = async (fields: Record<string, string>) => {
  const store = visit();
  await store.finish(new URLSearchParams(fields), ORIGIN);
  return store.state;
};

beforeEach(() => {
  sessionStorage.clear();
  http = fakeCalls({ 'POST /api/v2/oauth/google': () => answer() });
  opened = [];
  answer = async () => ({ op_type: 'login', ...tokens });
});

describe('back from Google', () => {
  it('signs in and returns to where login was asked for', async () => {
    const attempt = newAttempt('/posts/1');
    storedAttempt.write(attempt);
    expect(await comeBack({ state: attempt.state, code: 'code' })).toEqual({
      status: 'signedIn',
      returnTo: '/posts/1',
    });
    expect(opened).toEqual([tokens]);
    expect(sent()).toEqual([
      {
        token: 'code',
        code_verifier: attempt.verifier,
        nonce: attempt.nonce,
        redirect_uri: 'https://saffron.example/auth/google-callback',
      },
    ]);
  });

  it('keeps the ticket of somebody new in this tab', async () => {
    const attempt = newAttempt(undefined);
    storedAttempt.write(attempt);
    answer = async () => newcomer;
    expect(await comeBack({ state: attempt.state, code: 'code' })).toEqual({ status: 'register' });
    expect(storedTicket.read()).toEqual({
      ticket: 'ticket',
      email: 'asha@mail.example',
      nickname: 'Asha Rao',
      hasAccount: false,
    });
    expect(opened).toEqual([]);
  });

  it('uses an answer once: the same address again sends nothing', async () => {
    const attempt = newAttempt(undefined);
    storedAttempt.write(attempt);
    const query = { state: attempt.state, code: 'code' };
    await comeBack(query);
    expect(await comeBack(query)).toMatchObject({ status: 'stopped', why: 'google.problem.used' });
    expect(sent()).toHaveLength(1);
  });

  it.each<Record<string, string>>([
    { state: 'of-somebody-else', code: 'theirs' },
    { code: 'theirs' },
    { state: '', code: 'theirs' },
  ])('sends nothing of an answer that this tab did not ask for: %j', async (query) => {
    const attempt = newAttempt(undefined);
    storedAttempt.write(attempt);
    expect(await comeBack(query)).toMatchObject({ status: 'stopped', why: 'google.problem.state' });
    expect(sent()).toEqual([]);
    expect((await comeBack({ state: attempt.state, code: 'mine' })).status).toBe('signedIn');
  });

  it('sends nothing where nothing was begun', async () => {
    expect(await comeBack({ state: '', code: 'theirs' })).toMatchObject({ why: 'google.problem.used' });
    expect(sent()).toEqual([]);
  });

  it.each([
    [{ error: 'access_denied' }, 'google.problem.denied'],
    [{ error: 'server_error', code: 'code' }, 'google.problem.refused'],
    [{}, 'google.problem.refused'],
  ])('says what Google said: %j', async (query: Record<string, string>, why) => {
    const attempt = newAttempt('/posts/1');
    storedAttempt.write(attempt);
    expect(await comeBack({ state: attempt.state, ...query })).toEqual({
      status: 'stopped',
      why,
      returnTo: '/posts/1',
    });
    expect(sent()).toEqual([]);
  });

  it.each([
    [refusal('api.invalid_data'), 'google.problem.refused'],
    [refusal('api.unavailable'), 'google.problem.unavailable'],
    [refusal('api.forbidden'), 'login.google.not_set_up'],
    [connectionLost('/'), 'error.no_connection'],
  ])('says why the server refused: %s', async (error, why) => {
    const attempt = newAttempt(undefined);
    storedAttempt.write(attempt);
    answer = async () => {
      throw error;
    };
    expect(await comeBack({ state: attempt.state, code: 'code' })).toMatchObject({ status: 'stopped', why });
  });

  it('finishes once, however often its page is drawn', async () => {
    const attempt = newAttempt(undefined);
    storedAttempt.write(attempt);
    const store = visit();
    const query = new URLSearchParams({ state: attempt.state, code: 'code' });
    await Promise.all([store.finish(query, ORIGIN), store.finish(new URLSearchParams(), ORIGIN)]);
    expect(store.state.status).toBe('signedIn');
    expect(sent()).toHaveLength(1);
  });
});
