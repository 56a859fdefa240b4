import type { Tokens } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCalls, refusal as refusalOf } from '../../../lib/http/testing/fake-calls.ts';
import { onLeaving } from '../../../lib/leaving.ts';
import { SessionStore } from './session.store.ts';
import { type SessionTokens, storedTokens } from './tokens.ts';

const pair = (name: string): Tokens => ({ access_token: `access-${name}`, refresh_token: `refresh-${name}` });
/** A pair as storage keeps it; a login is one person's until the logout. */
const kept = (name: string, login = 'mine'): SessionTokens => ({ ...pair(name), login });
/** Another tab wrote or removed tokens. */
const inAnotherTab = (tokens: SessionTokens | undefined) => {
  if (tokens) storedTokens.write(tokens);
  else storedTokens.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
};
const refusal = (status: number) => refusalOf('api.unauthorized', { status });

interface Scene {
  session: SessionStore;
  events: string[];
  /** Refresh tokens that the server was asked to renew. */
  asked: string[];
  http: ReturnType<typeof fakeCalls>;
}

const scene = (answer: (token: string) => Promise<Tokens>): Scene => {
  const events: string[] = [];
  const asked: string[] = [];
  const users = {
    isSignedIn: true,
    enter: async () => void events.push('enter'),
    leave: () => void events.push('leave'),
  };
  const http = fakeCalls({
    'POST /api/v1/token/refresh': ({ body: { refresh_token } }) => {
      asked.push(refresh_token);
      return answer(refresh_token);
    },
    'POST /api/v1/logout': () => {
      const token = http.asked.at(-1)?.options['token'];
      events.push(`logout ${token}`);
      if (token === 'access-outlived') throw refusal(401);
      return {};
    },
  });
  const session = new SessionStore({
    http,
    users,
    tokens: storedTokens,
    forget: () => void events.push('forget'),
    erase: () => void events.push('erase'),
  });
  // A tab that has been in use: it knows whose it is.
  session.access();
  return { session, events, asked, http };
};

beforeEach(() => localStorage.clear());

describe('renewing a refused token', () => {
  it('stores the new pair', async () => {
    storedTokens.write(kept('old'));
    const { session } = scene(async () => pair('new'));
    expect(await session.refresh('access-old')).toBe(true);
    expect(session.access()).toBe('access-new');
  });

  it('asks nobody when another tab renewed it meanwhile', async () => {
    storedTokens.write(kept('newer'));
    const { session, asked } = scene(async () => pair('never'));
    expect(await session.refresh('access-old')).toBe(true);
    expect(asked).toEqual([]);
    expect(session.access()).toBe('access-newer');
  });

  it('clears everything when the server refuses the refresh token', async () => {
    storedTokens.write(kept('old'));
    const { session, events } = scene(async () => Promise.reject(refusal(401)));
    expect(await session.refresh('access-old')).toBe(false);
    expect(session.access()).toBeUndefined();
    expect(events).toEqual(['leave', 'forget', 'erase']);
  });

  it('keeps the session when nobody answered', async () => {
    storedTokens.write(kept('old'));
    const { session, events } = scene(async () => Promise.reject(refusal(0)));
    expect(await session.refresh('access-old')).toBe(false);
    expect(session.access()).toBe('access-old');
    expect(events).toEqual([]);
  });

  it('keeps a session that was opened while the refusal was on its way', async () => {
    storedTokens.write(kept('old'));
    const { session } = scene(async () => {
      storedTokens.write(kept('fresh'));
      throw refusal(401);
    });
    expect(await session.refresh('access-old')).toBe(false);
    expect(session.access()).toBe('access-fresh');
  });
});

describe('renewing while another tab does', () => {
  /** Another tab holds every lock that this one asks for, and leaves it in a moment. */
  const heldElsewhere = {
    request: async (_: string, ...rest: unknown[]) => {
      const [options, work] = rest.length > 1 ? rest : [{}, rest[0]];
      const isImpatient = (options as LockOptions).ifAvailable === true;
      return (work as (lock: object | null) => unknown)(isImpatient ? null : {});
    },
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { locks: heldElsewhere });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes on with what that one wrote, also where it arrives after the lock', async () => {
    storedTokens.write(kept('old'));
    const { session, asked } = scene(async () => pair('never'));
    const renewal = session.refresh('access-old');
    await vi.advanceTimersByTimeAsync(50);
    inAnotherTab(kept('newer'));
    expect(await renewal).toBe(true);
    expect([asked, session.access()]).toEqual([[], 'access-newer']);
  });

  it('renews by itself where that one did not', async () => {
    storedTokens.write(kept('old'));
    const { session, asked } = scene(async () => pair('new'));
    const renewal = session.refresh('access-old');
    await vi.runAllTimersAsync();
    expect(await renewal).toBe(true);
    expect([asked, session.access()]).toEqual([['refresh-old'], 'access-new']);
  });
});

describe('coming and going', () => {
  it('restores a stored session and stays a guest without one', async () => {
    const guest = scene(async () => pair('x'));
    await guest.session.restore();
    expect(guest.events).toEqual(['leave']);
    storedTokens.write(kept('kept'));
    const back = scene(async () => pair('x'));
    await back.session.restore();
    expect(back.events).toEqual(['enter']);
  });

  it('forgets the person at logout even when the server cannot be reached', async () => {
    storedTokens.write(kept('old'));
    const { session, events } = scene(async () => pair('x'));
    await session.close();
    expect(events).toEqual(['leave', 'forget', 'erase', 'logout access-old']);
    expect(session.access()).toBeUndefined();
  });

  it('ends the session on the server though the tab is closed at once', async () => {
    storedTokens.write(kept('old'));
    const { session, http } = scene(async () => pair('x'));
    await session.close();
    expect(http.asked.map(({ options }) => options['keepalive'])).toEqual([true]);
  });

  it('ends the session on the server once all that was still to be sent for the person has been', async () => {
    storedTokens.write(kept('old'));
    const { session, events } = scene(async () => pair('x'));
    const { promise, resolve } = Promise.withResolvers<void>();
    const tokens: (string | undefined)[] = [];
    const stop = onLeaving((token) => {
      tokens.push(token);
      return promise.then(() => events.push('sent'));
    });
    const closing = session.close();
    expect([tokens[0], session.access()]).toEqual(['access-old', undefined]);
    resolve();
    await closing;
    stop();
    expect(events.slice(0, 3)).toEqual(['leave', 'forget', 'erase']);
    expect(events.at(-1)).toBe('logout access-old');
    expect(events).toContain('sent');
  });

  it('renews an old token to end the session on the server', async () => {
    storedTokens.write(kept('outlived'));
    const { session, events, asked } = scene(async () => pair('new'));
    await session.close();
    expect(events).toEqual(['leave', 'forget', 'erase', 'logout access-outlived', 'logout access-new']);
    expect([asked, session.access()]).toEqual([['refresh-outlived'], undefined]);
  });

  it('does not mix two people when one logs in over the other', async () => {
    storedTokens.write(kept('first'));
    const { session, events } = scene(async () => pair('x'));
    await session.open(pair('second'));
    expect(events).toEqual(['leave', 'forget', 'erase', 'enter']);
    expect(session.access()).toBe('access-second');
  });
});

describe('another tab', () => {
  it('renews: this one goes on with the new token and disturbs nobody', () => {
    storedTokens.write(kept('old'));
    const { session, events } = scene(async () => pair('x'));
    inAnotherTab(kept('renewed'));
    expect(events).toEqual([]);
    expect(session.access()).toBe('access-renewed');
  });

  it('logs out: this one forgets the person', () => {
    storedTokens.write(kept('old'));
    const { session, events } = scene(async () => pair('x'));
    inAnotherTab(undefined);
    expect(events).toEqual(['leave', 'forget', 'erase']);
    expect(session.access()).toBeUndefined();
  });

  it('logs in: this one follows', () => {
    const { session, events } = scene(async () => pair('x'));
    inAnotherTab(kept('new'));
    expect(events).toEqual(['enter']);
    expect(session.access()).toBe('access-new');
  });

  it('logs in as somebody else: this one forgets the former person and asks who it is', () => {
    storedTokens.write(kept('former'));
    const { session, events } = scene(async () => pair('x'));
    inAnotherTab(kept('other', 'theirs'));
    expect(events).toEqual(['leave', 'forget', 'enter']);
    expect(session.access()).toBe('access-other');
  });

  it('logs in as somebody else: nothing is sent in their name before this one has noticed', async () => {
    storedTokens.write(kept('former'));
    const { session, asked } = scene(async () => pair('x'));
    storedTokens.write(kept('other', 'theirs'));
    expect(session.access()).toBeUndefined();
    expect(await session.refresh('access-former')).toBe(false);
    expect(asked).toEqual([]);
    expect(storedTokens.read()).toEqual(kept('other', 'theirs'));
  });

  it('logs in as somebody else during a renewal: their tokens stay', async () => {
    storedTokens.write(kept('former'));
    const { session } = scene(async () => {
      storedTokens.write(kept('other', 'theirs'));
      return pair('renewed');
    });
    expect(await session.refresh('access-former')).toBe(false);
    expect(storedTokens.read()).toEqual(kept('other', 'theirs'));
  });
});
