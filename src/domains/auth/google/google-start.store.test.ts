import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { GoogleSettings } from './google.api.ts';
import { attemptSlot } from './google.slots.ts';
import { GoogleStart } from './google-start.store.ts';

const ORIGIN = 'https://saffron.example';
const settings: GoogleSettings = { client_id: 'c', authorization_endpoint: 'https://accounts.example/auth' };
const failure = (code: string) =>
  new ApiFailure({ code, message: 'server text', params: {}, status: 400, call: '/' });

let left: URL[];
let answer: () => Promise<GoogleSettings>;
let start: GoogleStart;

beforeEach(() => {
  sessionStorage.clear();
  left = [];
  answer = async () => settings;
  start = new GoogleStart({
    api: { settings: () => answer() },
    attempts: attemptSlot,
    leave: (url) => void left.push(new URL(url)),
  });
});

describe('the way to Google', () => {
  it('remembers in this tab what the way back has to match', async () => {
    await start.begin(ORIGIN, '/posts/1');
    expect(left[0]?.searchParams.get('state')).toBe(attemptSlot.read()?.state);
    expect(left[0]?.searchParams.get('nonce')).toBe(attemptSlot.read()?.nonce);
    expect(attemptSlot.read()?.returnTo).toBe('/posts/1');
    expect(start.state.status).toBe('leaving');
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
      throw failure(code);
    };
    await start.begin(ORIGIN, undefined);
    expect(start.state).toEqual({ status: 'refused', problem });
    expect(left).toEqual([]);
  });

  it('stays where the server names no web address', async () => {
    answer = async () => ({ ...settings, authorization_endpoint: 'javascript:alert(1)' });
    await start.begin(ORIGIN, undefined);
    expect(start.state.status).toBe('refused');
    expect(left).toEqual([]);
  });

  it('stays where the browser remembers nothing', async () => {
    const deaf = new GoogleStart({
      api: { settings: () => answer() },
      attempts: { ...attemptSlot, write: () => false },
      leave: (url) => void left.push(new URL(url)),
    });
    await deaf.begin(ORIGIN, undefined);
    expect(deaf.state).toEqual({ status: 'refused', problem: { id: 'google.problem.storage' } });
    expect(left).toEqual([]);
  });
});
