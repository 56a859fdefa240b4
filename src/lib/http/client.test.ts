// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failureWordsOf } from '../errors/passed.ts';
import type { CallRequest } from './call.ts';
import { HttpClient } from './client.ts';
import { type Credentials, noCredentials } from './credentials.ts';
import { type ApiFailure, CANCELLED, NO_CONNECTION } from './failure.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

const ok = (result: unknown): TransportResponse => ({ status: 200, body: { result } });
const refused = (status: number, error: string, rest: object = {}): TransportResponse => ({
  status,
  body: { error, message: `says ${error}`, ...rest },
});

const refusedWith401 = refused(401, 'api.unauthorized');

const setUp = (
  answer: (request: TransportRequest) => TransportResponse,
  credentials?: Partial<Credentials>,
) => {
  const sent: TransportRequest[] = [];
  const heard: string[] = [];
  const transport: Transport = async (request) => {
    sent.push(request);
    return answer(request);
  };
  const client = new HttpClient(
    {
      credentials: () => ({ ...noCredentials, ...credentials }),
      locale: () => 'zh-CN',
      listeners: {
        onSuccess: (name) => heard.push(`success ${name}`),
        onFailure: ({ code, explanation }) =>
          heard.push(`failure ${code} ${explanation?.display} ${explanation?.text}`),
        onMaintenance: ({ enabled }) => heard.push(`maintenance ${enabled}`),
        onGuestQuota: () => heard.push('quota'),
      },
    },
    transport,
  );
  const call = (path: string, request: CallRequest = {}) => client.call(`GET ${path}`, request);
  return { client, call, sent, heard };
};

const failureOf = async (work: Promise<unknown>): Promise<ApiFailure> =>
  work.then(
    () => {
      throw new Error('It succeeded.');
    },
    (failure: ApiFailure) => failure,
  );

describe('a call', () => {
  it('answers the result of the envelope', async () => {
    const { call, heard } = setUp(() => ok({ brand: 'x' }));
    expect(await call('/brand/config')).toEqual({ brand: 'x' });
    expect(heard).toEqual(['success GET /brand/config']);
  });

  it('carries token, language and version to its own server only', async () => {
    const { client, call, sent } = setUp(() => ok(null), { access: () => 'secret' });
    await call('/api/v1/users/me');
    await client.upload('PUT', 'https://store.example/upload', new Blob(['x']), {});
    expect(sent[0]?.headers).toEqual({
      Authorization: 'Bearer secret',
      'Accept-Language': 'zh-CN',
      'X-App-Version': '2.8.0',
    });
    expect(sent[1]?.headers).toEqual({});
    expect(sent.map(({ timeout }) => timeout)).toEqual([60_000, 600_000]);
  });

  it('throws what the server says', async () => {
    const { call } = setUp(() => refused(400, 'api.block_word', { params: { word: 'spam' } }));
    const failure = await failureOf(call('/social/api/posts/1/comment'));
    expect(failure).toMatchObject({ code: 'api.block_word', status: 400, params: { word: 'spam' } });
    expect(failure.message).toBe('says api.block_word');
  });

  it('treats an answer without an envelope as a failure', async () => {
    const { call } = setUp(() => ({ status: 200, body: '<html>' }));
    expect((await failureOf(call('/api/v1/x'))).code).toBe('api.unknown');
  });

  it('says no connection when nobody answers, and nothing when the caller gave up', async () => {
    const silent = setUp(() => {
      throw new Error('Network Error');
    });
    expect((await failureOf(silent.call('/api/v1/x'))).code).toBe(NO_CONNECTION);
    expect(silent.heard).toEqual([`failure ${NO_CONNECTION} pass error.no_connection`]);
    const cancelled = setUp(() => {
      throw Object.assign(new Error('canceled'), { name: 'CanceledError' });
    });
    expect((await failureOf(cancelled.call('/api/v1/x'))).code).toBe(CANCELLED);
    expect(cancelled.heard).toEqual([]);
  });

  it("carries a token of its own instead of the session's", async () => {
    const { call, sent } = setUp(() => ok(null), { access: () => 'session' });
    await call('/api/v1/users/password/reset', { token: 'reset' });
    await call('/api/v1/users/password/reset', { token: undefined });
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer reset', 'Bearer session']);
  });

  it('fills the parameters of its path, escaped', async () => {
    const { call, sent } = setUp(() => ok(null));
    await call('/api/v1/users/memo/:id', { params: { id: 'a/b?c' } });
    expect(sent[0]?.path).toBe('/api/v1/users/memo/a%2Fb%3Fc');
  });

  it('announces what its caller does not claim, and explains both', async () => {
    const { call, heard } = setUp(() => refused(400, 'api.validation'));
    const claimed = await failureOf(call('/api/v1/x', { claims: ['api.validation', 'api.block_word'] }));
    expect([claimed.isClaimed, claimed.explanation?.text]).toEqual([true, 'error.validation']);
    expect((await failureOf(call('/api/v1/x', { claims: 'all' }))).isClaimed).toBe(true);
    expect(heard).toEqual([]);
    const announced = await failureOf(call('/api/v1/x', { claims: ['api.block_word'] }));
    expect(announced.isClaimed).toBe(false);
    expect(heard).toEqual(['failure api.validation toast error.validation']);
  });

  it('announces nothing that nobody waits for', async () => {
    const { call, heard } = setUp(() => refused(400, 'api.validation'));
    expect((await failureOf(call('/api/v1/x', { background: true }))).explanation).toBeUndefined();
    expect(heard).toEqual([]);
  });
});

it('tells who is kept out from now on, also where nobody waits for the call, once the session is gone', async () => {
  const { client, heard } = setUp(() => refused(401, 'api.account_banned', { params: { reason: 'Spam' } }));
  const failure = await failureOf(client.call('POST /api/v1/token/refresh', { background: true }));
  expect(failure.status).toBe(401);
  expect(heard).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(heard).toEqual(['failure api.account_banned alert error.account_closed']);
});

it('says what support finds a fault of the server by, and nothing of what was the caller’s', async () => {
  const fault = (status: number, error: string) =>
    setUp(() => ({ ...refused(status, error), requestId: '0123456789abcdef' })).call('/api/v1/x');
  expect(failureWordsOf(await failureOf(fault(500, 'api.unknown')))).toEqual({
    id: 'error.support_id',
    values: { id: '0123456789abcdef' },
  });
  expect(failureWordsOf(await failureOf(fault(400, 'api.validation')))).toEqual({
    id: 'error.validation',
    values: {},
  });
});

describe('where the page says that the server traces', () => {
  it('each call of one tap goes on from it, and the first says how long ago it was', async () => {
    vi.stubGlobal('document', { querySelector: () => ({}) });
    const taps = new EventTarget();
    vi.stubGlobal('addEventListener', taps.addEventListener.bind(taps));
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const { call, sent } = setUp(() => ok(null));
    await call('/api/v1/x');
    taps.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(120);
    await Promise.all([call('/api/v1/x'), call('/api/v1/y')]);
    vi.advanceTimersByTime(6_000);
    await call('/api/v1/poll');
    const told = sent.map(({ headers }) => headers['traceparent']);
    const [opening, one, other, poll] = told;
    for (const each of [opening, one, other]) expect(each).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(other).toBe(one);
    expect(opening?.split('-')[1]).not.toBe(one?.split('-')[1]);
    expect(poll).toBeUndefined();
    expect(sent.map(({ headers }) => headers['tracestate'])).toEqual([
      'livery=0',
      'livery=120',
      undefined,
      undefined,
    ]);
  });

  it('and elsewhere no call says anything of it', async () => {
    const { call, sent } = setUp(() => ok(null));
    await call('/api/v1/x');
    expect(sent[0]?.headers).not.toHaveProperty('traceparent');
  });
});

describe('an upload', () => {
  it('says what its file is', async () => {
    const { client, sent } = setUp(() => ok({}));
    await client.upload('PUT', '/objects/x', new Blob(['x'], { type: 'video/mp4' }), {});
    expect(sent[0]?.headers).toEqual({ 'Content-Type': 'video/mp4' });
  });

  it('fails with what the store says, and is announced to nobody', async () => {
    const { client, heard } = setUp(() => refused(413, 'api.too_large'));
    const failure = await failureOf(client.upload('POST', '/objects/x', new FormData(), {}));
    expect([failure.code, failure.call]).toEqual(['api.too_large', 'POST /objects/x']);
    expect(heard).toEqual([]);
  });

  it('is a lost connection when nobody answers', async () => {
    const { client } = setUp(() => {
      throw new Error('Network Error');
    });
    const failure = await failureOf(client.upload('PUT', 'https://store.example/x', new Blob(['x']), {}));
    expect(failure.code).toBe(NO_CONNECTION);
  });
});

describe('a refused token', () => {
  const changing = () => {
    let token = 'old';
    let renewals = 0;
    const credentials: Credentials = {
      ...noCredentials,
      access: () => token,
      refresh: async () => {
        renewals += 1;
        await Promise.resolve();
        token = 'new';
        return true;
      },
    };
    const answer = ({ headers }: TransportRequest) =>
      headers['Authorization'] === 'Bearer new' ? ok('fine') : refused(401, 'api.unauthorized');
    return { credentials, answer, renewals: () => renewals };
  };

  it('is renewed once for all calls that fail together, and each is repeated once', async () => {
    const { credentials, answer, renewals } = changing();
    const { call, sent } = setUp(answer, credentials);
    expect(await Promise.all([call('/a'), call('/b'), call('/c')])).toEqual(['fine', 'fine', 'fine']);
    expect(renewals()).toBe(1);
    expect(sent).toHaveLength(6);
  });

  it('fails for good when it cannot be renewed', async () => {
    const { call, sent, heard } = setUp(() => refused(401, 'api.unauthorized'), {
      access: () => 'old',
      refresh: async () => false,
    });
    expect((await failureOf(call('/api/v1/users/me'))).status).toBe(401);
    expect(sent).toHaveLength(1);
    expect(heard).toEqual(['failure api.unauthorized alert error.log_in_again']);
  });

  it('ends the session when the renewed one is refused too', async () => {
    const { credentials } = changing();
    const refused: string[] = [];
    const { call, sent } = setUp(() => refusedWith401, {
      ...credentials,
      refuse: (token) => refused.push(token),
    });
    expect((await failureOf(call('/api/v1/users/me'))).status).toBe(401);
    expect(sent).toHaveLength(2);
    expect(refused).toEqual(['new']);
  });

  it("of a call that brings its own is neither renewed nor the session's end", async () => {
    const { call, sent } = setUp(() => refusedWith401, {
      access: () => 'old',
      refresh: () => Promise.reject(new Error('must not be asked')),
      refuse: () => {
        throw new Error('must not be told');
      },
    });
    await failureOf(call('/api/v1/users/password/reset', { token: 'reset' }));
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer reset']);
  });

  it('is not renewed for a call that goes without one', async () => {
    const { call, sent } = setUp(() => refused(401, 'api.unauthorized'), {
      access: () => 'old',
      refresh: async () => {
        throw new Error('must not be asked');
      },
    });
    await failureOf(call('/api/v1/token/refresh', { anonymous: true }));
    expect(sent[0]?.headers['Authorization']).toBeUndefined();
  });
});

describe('announcements', () => {
  it('hand maintenance over, and map nothing then', async () => {
    const times = {
      status: 1,
      enabled: true,
      announcement: '',
      maintain_start: null,
      maintain_end: null,
      update_at: null,
    };
    const { call, heard } = setUp(() => ({
      status: 503,
      body: { error: 'api.maintenance', message: '', result: times },
    }));
    const failure = await failureOf(call('/api/v1/x'));
    expect(failure.maintenance).toEqual(times);
    expect(heard).toEqual(['maintenance true']);
  });

  it('open the login at a used-up quota', async () => {
    const { call, heard } = setUp(() => refused(429, 'api.guest_quota'));
    await failureOf(call('/social/api/guest/recommend/public'));
    expect(heard).toEqual(['quota']);
  });

  it('open the login where the brand keeps from guests what they asked for, unless nobody waits for it', async () => {
    const { call, heard } = setUp(() => refused(401, 'api.unauthorized'));
    await failureOf(call('/social/api/guest/hashtags', { background: true }));
    expect(heard).toEqual([]);
    await failureOf(call('/social/api/guest/hashtags'));
    expect(heard).toEqual(['quota']);
  });
});
