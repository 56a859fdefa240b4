import type { Tokens } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../lib/http/failure.ts';
import type { AuthApi } from './auth.api.ts';
import { SessionStore } from './session.store.ts';
import { tokenSlot } from './tokens.ts';

const pair = (name: string): Tokens => ({ access_token: `access-${name}`, refresh_token: `refresh-${name}` });
const refusal = (status: number) =>
  new ApiFailure({
    code: 'api.unauthorized',
    message: '',
    params: {},
    status,
    path: '/api/v1/token/refresh',
  });

interface Scene {
  session: SessionStore;
  events: string[];
  /** Refresh tokens that the server was asked to renew. */
  asked: string[];
}

const scene = (answer: (token: string) => Promise<Tokens>): Scene => {
  const events: string[] = [];
  const asked: string[] = [];
  const users = {
    isSignedIn: true,
    enter: async () => void events.push('enter'),
    leave: () => void events.push('leave'),
  };
  const api = {
    refresh: (token: string) => {
      asked.push(token);
      return answer(token);
    },
    logout: async () => void events.push('logout'),
  } as unknown as AuthApi;
  const session = new SessionStore({
    api,
    users,
    tokens: tokenSlot,
    forget: () => void events.push('forget'),
  });
  return { session, events, asked };
};

beforeEach(() => localStorage.clear());

describe('renewing a refused token', () => {
  it('stores the new pair', async () => {
    tokenSlot.write(pair('old'));
    const { session } = scene(async () => pair('new'));
    expect(await session.refresh('access-old')).toBe(true);
    expect(session.access()).toBe('access-new');
  });

  it('asks nobody when another tab renewed it meanwhile', async () => {
    tokenSlot.write(pair('newer'));
    const { session, asked } = scene(async () => pair('never'));
    expect(await session.refresh('access-old')).toBe(true);
    expect(asked).toEqual([]);
    expect(session.access()).toBe('access-newer');
  });

  it('clears everything when the server refuses the refresh token', async () => {
    tokenSlot.write(pair('old'));
    const { session, events } = scene(async () => Promise.reject(refusal(401)));
    expect(await session.refresh('access-old')).toBe(false);
    expect(session.access()).toBeUndefined();
    expect(events).toEqual(['leave', 'forget']);
  });

  it('keeps the session when nobody answered', async () => {
    tokenSlot.write(pair('old'));
    const { session, events } = scene(async () => Promise.reject(refusal(0)));
    expect(await session.refresh('access-old')).toBe(false);
    expect(session.access()).toBe('access-old');
    expect(events).toEqual([]);
  });

  it('keeps a session that was opened while the refusal was on its way', async () => {
    tokenSlot.write(pair('old'));
    const { session } = scene(async () => {
      tokenSlot.write(pair('fresh'));
      throw refusal(401);
    });
    expect(await session.refresh('access-old')).toBe(false);
    expect(session.access()).toBe('access-fresh');
  });
});

describe('coming and going', () => {
  it('restores a stored session and stays a guest without one', async () => {
    const guest = scene(async () => pair('x'));
    await guest.session.restore();
    expect(guest.events).toEqual(['leave']);
    tokenSlot.write(pair('kept'));
    const back = scene(async () => pair('x'));
    await back.session.restore();
    expect(back.events).toEqual(['enter']);
  });

  it('forgets the person at logout even when the server cannot be reached', async () => {
    tokenSlot.write(pair('old'));
    const { session, events } = scene(async () => pair('x'));
    await session.close();
    expect(events).toEqual(['logout', 'leave', 'forget']);
    expect(session.access()).toBeUndefined();
  });
});
