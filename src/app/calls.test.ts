import { locks } from 'node:worker_threads';
import { LIMITS } from '@livery/contract';
import axios from 'axios';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceId } from '../domains/auth/device.ts';
import { readRememberChoice, remember, rememberedEmail } from '../domains/auth/login/remembered.ts';
import { storedTokens } from '../domains/auth/sessions/tokens.ts';
import { type ApiFailure, NO_CONNECTION } from '../lib/http/failure.ts';
import { anyCall } from '../lib/http/testing/any-call.ts';
import { openTab } from './testing/app-stores.ts';
import { callsGoTo, gives, LocalServer, type Reply, refuses } from './testing/local-server.ts';

const ME = '/api/v1/users/me';
const GET_ME = 'GET /api/v1/users/me';
const REFRESH = '/api/v1/token/refresh';
const REFUSED = refuses(401, 'api.unauthorized');
const TIMES = {
  status: 1,
  enabled: true,
  announcement: 'Back soon',
  maintain_start: '2026-11-21T00:00:00.000Z',
  maintain_end: '2026-11-21T01:00:00.000Z',
  update_at: null,
};

let server: LocalServer;

beforeAll(() => {
  // The browser has one lock manager for all its tabs; happy-dom has none.
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
beforeEach(async () => {
  localStorage.clear();
  server = await new LocalServer().start();
  callsGoTo(server);
});
afterEach(() => server.stop());

const signIn = (name = 'old') =>
  storedTokens.write({ access_token: `access-${name}`, refresh_token: `refresh-${name}`, login: 'mine' });

/** Comes back once what the server has sent so far has been read. */
const roundTrip = () => axios.get('/round-trip', { validateStatus: null });

/**
 * Knows one access token and one refresh token; a renewal brings the next pair, when `calls` calls have been refused:
 * by then every one of them would have asked for it, if it may.
 */
const renewing = (calls: number) => {
  const state = { access: 'access-new', refresh: 'refresh-old' };
  const refused = Promise.withResolvers<void>();
  let left = calls;
  server.answer = async ({ path, token, body }): Promise<Reply> => {
    if (path === '/round-trip') return gives(null);
    if (path !== REFRESH) {
      if (token === state.access) return gives({ id: 'me', nickname: 'Me' });
      left -= 1;
      if (left === 0) refused.resolve();
      return REFUSED;
    }
    await refused.promise;
    await roundTrip();
    if (!body.includes(state.refresh)) return REFUSED;
    state.refresh = 'refresh-new';
    return gives({ access_token: 'access-new', refresh_token: 'refresh-new' });
  };
};

const failureOf = (work: Promise<unknown>): Promise<ApiFailure> =>
  work.then(
    () => Promise.reject(new Error('It succeeded.')),
    (failure: ApiFailure) => failure,
  );

describe('tokens on the wire', () => {
  it('go to the own server, never to an absolute address', async () => {
    signIn();
    const store = await new LocalServer().start();
    const { http } = await openTab();
    await http.call('GET /api/v1/users/nicknames');
    await http.upload('PUT', `${store.address}/upload`, new TextEncoder().encode('clip'));
    expect(server.asked.at(-1)).toMatchObject({ token: 'access-old' });
    expect(server.asked.at(-1)?.headers).toMatchObject({ 'accept-language': 'en', 'x-app-version': '2.8.0' });
    expect(store.asked).toMatchObject([{ path: '/upload', token: undefined, body: 'clip' }]);
    expect(store.asked[0]?.headers['x-app-version']).toBeUndefined();
    await store.stop();
  });

  it('may be brought by the call itself, and its refusal ends no session', async () => {
    signIn();
    const { http } = await openTab();
    server.answer = () => REFUSED;
    await failureOf(
      http.call('POST /api/v1/users/password/reset', {
        body: { password: 'x' },
        token: 'reset',
        claims: 'all',
      }),
    );
    expect(server.asked.map(({ path, token }) => [path, token])).toEqual([
      ['/api/v1/users/password/reset', 'reset'],
    ]);
    expect(storedTokens.read()).toBeDefined();
  });

  it('are renewed once for all calls of all tabs, and every call is repeated', async () => {
    signIn();
    renewing(4);
    const [one, other] = [await openTab(), await openTab()];
    const calls = [one, other, one, other].map(({ http }) => http.call(GET_ME));
    expect(await Promise.all(calls)).toHaveLength(4);
    expect(server.paths.filter((path) => path === REFRESH)).toHaveLength(1);
    expect(storedTokens.read()?.access_token).toBe('access-new');
  });

  it('refused late, by a call that still carried the former token, end nothing', async () => {
    signIn('new');
    const { http } = await openTab();
    server.answer = ({ token }) => {
      // The response to the former token arrives after another tab has renewed it.
      if (token === 'access-new') signIn('newer');
      return token === 'access-newer' ? gives('fine') : REFUSED;
    };
    expect(await http.call(GET_ME)).toBe('fine');
    expect(storedTokens.read()?.access_token).toBe('access-newer');
    expect(server.paths).not.toContain(REFRESH);
  });
});

describe('a session that cannot be renewed', () => {
  it('is cleared with everything of its owner; device, remember flag and remembered address stay', async () => {
    signIn();
    remember(true, 'me@example.com');
    const device = await deviceId();
    localStorage.setItem('lv.me.drafts.1', '"unsent"');
    server.answer = ({ path }) => (path === ME ? gives({ id: 'me', nickname: 'Me' }) : REFUSED);
    const { http, session, users, alerts } = await openTab();
    await session.restore();
    expect(users.isSignedIn).toBe(true);
    await failureOf(http.call('GET /api/v1/users/groups'));
    expect(users.isSignedIn).toBe(false);
    expect(users.me).toBeUndefined();
    expect(storedTokens.read()).toBeUndefined();
    expect(localStorage.getItem('lv.me.drafts.1')).toBeNull();
    expect([await deviceId(), readRememberChoice(), rememberedEmail()]).toEqual([
      device,
      true,
      'me@example.com',
    ]);
    expect(alerts.current).toEqual({ words: { id: 'error.log_in_again', values: {} }, kind: 'alert' });
  });

  it('is over as well when the renewed token is refused', async () => {
    signIn();
    server.answer = ({ path }) =>
      path === REFRESH ? gives({ access_token: 'access-new', refresh_token: 'refresh-new' }) : REFUSED;
    const { http } = await openTab();
    await failureOf(http.call(GET_ME));
    expect(storedTokens.read()).toBeUndefined();
    // What a tab asks for by itself comes whenever it comes.
    const asked = server.paths.filter((path) => path === ME || path === REFRESH);
    expect(asked).toEqual([ME, REFRESH, ME]);
  });

  it('says once that one has to log in, however many calls were under way', async () => {
    signIn();
    server.answer = () => REFUSED;
    const { http, alerts } = await openTab();
    await Promise.all(['GET /a', 'GET /b', 'GET /c'].map((name) => failureOf(anyCall(http, name))));
    expect(alerts.queue).toHaveLength(1);
  });

  it('stays when nobody answered the renewal', async () => {
    signIn();
    server.answer = ({ path }) => (path === REFRESH ? refuses(503, 'api.unavailable') : REFUSED);
    const { http } = await openTab();
    await failureOf(http.call(GET_ME));
    expect(storedTokens.read()?.access_token).toBe('access-old');
  });
});

describe('what the status says', () => {
  it('429 opens the login dialog and shows nothing else', async () => {
    server.answer = () => refuses(429, 'api.guest_quota');
    const { http, loginPrompt, toasts, alerts } = await openTab();
    await failureOf(http.call('GET /social/api/guest/recommend/public'));
    expect(loginPrompt.current).toEqual({});
    expect([toasts.list, alerts.queue]).toEqual([[], []]);
  });

  it('503 with times is maintenance, and no error is mapped; the next success ends it', async () => {
    server.answer = () => refuses(503, 'api.maintenance', { result: TIMES });
    const { http, maintenance, toasts, alerts } = await openTab();
    await failureOf(anyCall(http, 'POST /social/api/posts/:id/comment'));
    expect(maintenance.current).toEqual(TIMES);
    expect([toasts.list, alerts.queue]).toEqual([[], []]);
    server.answer = () => gives({});
    await http.call('GET /api/v1/maintenance');
    expect(maintenance.isOn).toBe(true);
    await http.call(GET_ME);
    expect(maintenance.isOn).toBe(false);
  });

  it('503 without times is an ordinary error', async () => {
    server.answer = () => refuses(503, 'api.unavailable');
    const { http, maintenance, toasts } = await openTab();
    await failureOf(http.call('POST /api/v1/groups/direct', { body: { contact_id: 'u2' } }));
    expect(maintenance.isOn).toBe(false);
    expect(toasts.list.map(({ words }) => words)).toEqual([{ id: 'error.unavailable', values: {} }]);
  });

  it('no server at all is a lost connection too', async () => {
    const { http } = await openTab();
    await server.stop();
    expect((await failureOf(http.call(GET_ME))).code).toBe(NO_CONNECTION);
    await server.start();
  });
});

describe('queries', () => {
  it('are neither repeated after a failure nor when the window is looked at again', async () => {
    server.answer = () => refuses(500, 'api.unknown');
    const { http, social } = await openTab();
    await failureOf(http.call('GET /api/v1/users/nicknames'));
    social.feeds.recommend.reload();
    await vi.waitFor(() => expect(social.feeds.recommend.status).toBe('failed'));
    vi.useFakeTimers();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(LIMITS.feedDebounce + 100);
    vi.useRealTimers();
    await roundTrip();
    const times = (path: string) => server.paths.filter((asked) => asked.startsWith(path)).length;
    expect(times('/api/v1/users/nicknames')).toBe(1);
    expect(times('/social/api/guest/recommend/public')).toBe(1);
  });
});
