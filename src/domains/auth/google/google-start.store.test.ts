import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { storedAttempt } from './google.storage.ts';
import type { GoogleSettings } from './google-request.ts';
import { GoogleStart } from './google-start.store.ts';

const ORIGIN = 'https://saffron.example';
const settings: GoogleSettings = { client_id: 'c', authorization_endpoint: 'https://accounts.example/auth' };

let left: URL[];
let answer: () => Promise<GoogleSettings>;
let http: FakeCalls;
let start: GoogleStart;

beforeEach(() => {
  sessionStorage.clear();
  left = [];
  answer = async () => settings;
  http = fakeCalls({ 'GET /api/v2/oauth/google': () => answer() });
  start = new GoogleStart({
    http,
    attempts: storedAttempt,
    leave: (url) => void left.push(new URL(url)),
  });
});

describe('the way to Google', () => {
  it('remembers in this tab what the way back has to match', async () => {
    await start.begin(ORIGIN, '/posts/1');
    expect(left[0]?.searchParams.get('state')).toBe(storedAttempt.read()?.state);
    expect(left[0]?.searchParams.get('nonce')).toBe(storedAttempt.read()?.nonce);
    expect(storedAttempt.read()?.returnTo).toBe('/posts/1');
    expect(start.isLeaving).toBe(true);
  });

  it('goes once however often it is asked to, and again after the browser’s back', async () => {
    await Promise.all([start.begin(ORIGIN, undefined), start.begin(ORIGIN, undefined)]);
    expect(left).toHaveLength(1);
    start.comeBack();
    await start.begin(ORIGIN, undefined);
    expect(left).toHaveLength(2);
  });

  it.each([
    ['api.forbidden', { id: 'login.google.not_set_up' }],
    ['api.unavailable', { id: 'google.problem.unavailable' }],
    ['api.too_frequent', { plain: 'server text' }],
  ])('stays and says why: %s', async (code, problem) => {
    answer = async () => {
      throw refusal(code, { message: 'server text' });
    };
    await start.begin(ORIGIN, undefined);
    expect([start.isLeaving, start.sending.problem]).toEqual([false, problem]);
    expect(left).toEqual([]);
  });

  it('stays where the server names no web address', async () => {
    answer = async () => ({ ...settings, authorization_endpoint: 'javascript:alert(1)' });
    await start.begin(ORIGIN, undefined);
    expect(start.sending.problem).toEqual({ id: 'google.problem.unavailable' });
    expect(left).toEqual([]);
  });

  it('stays where the browser remembers nothing', async () => {
    const deaf = new GoogleStart({
      http,
      attempts: { ...storedAttempt, write: () => false },
      leave: (url) => void left.push(new URL(url)),
    });
    await deaf.begin(ORIGIN, undefined);
    expect([deaf.isLeaving, deaf.sending.problem]).toEqual([false, { id: 'google.problem.storage' }]);
    expect(left).toEqual([]);
  });
});
