import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

/** Whatever a stranger sends, the response is a coded error: no stack trace, no 500. */
let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await startTestApp();
  person = await test.signUp();
});
afterAll(() => test.stop());

const postMessage = (payload: unknown, headers: Record<string, string> = {}) =>
  test.call({ method: 'POST', url: '/api/v1/messages', token: person.access, body: payload, headers });

describe('what is not a request', () => {
  it('malformed JSON is a validation error', async () => {
    const answer = await postMessage('{"group_id": ', { 'content-type': 'application/json' });
    expect([answer.status, answer.error]).toEqual([400, 'api.validation']);
  });

  it('an empty body where one is needed is a validation error', async () => {
    const answer = await postMessage('', { 'content-type': 'application/json' });
    expect([answer.status, answer.error]).toEqual([400, 'api.validation']);
  });

  it('a body of 10 MB is too large', async () => {
    const answer = await postMessage({
      group_id: 'a_b',
      cid: '1',
      type: 'text',
      text: 'x'.repeat(10 * 1024 * 1024),
    });
    expect([answer.status, answer.error]).toEqual([413, 'api.too_large']);
  });

  it('a content type that no call reads is unsupported', async () => {
    const answer = await postMessage('<a/>', { 'content-type': 'application/xml' });
    expect([answer.status, answer.error]).toEqual([415, 'api.unsupported_type']);
  });

  it.each<{ payload: unknown }>([
    { payload: { group_id: 7, cid: {}, type: [], text: null } },
    { payload: { group_id: 'a b', cid: '1', type: 'text', text: 'x' } },
    { payload: { group_id: 'a_b', cid: 'not ok', type: 'text', text: 'x' } },
    { payload: { group_id: 'a_b', cid: '1', type: 'red_envelope', text: 'x' } },
    { payload: [] },
    { payload: null },
    { payload: 'text' },
    { payload: { __proto__: { admin: true }, constructor: { prototype: {} } } },
  ])('wrong types are validation errors: %j', async ({ payload }) => {
    const answer = await postMessage(JSON.stringify(payload), { 'content-type': 'application/json' });
    expect([answer.status, answer.error]).toEqual([400, 'api.validation']);
  });

  it('text that the database cannot hold is refused, not a failure', async () => {
    const answer = await test.call({ url: '/api/v2/contacts/search?keyword=a%00b', token: person.access });
    expect(answer.status).toBeLessThan(500);
    expect(answer.error).toMatch(/^api\./);
  });

  it.each(['%', '/%c0%ae%c0%ae', '/api/v1/groups/%E0%A4%A', '//evil.example', '/api/v1/groups/..%2f..'])(
    'a broken address gets a coded error or the page: %s',
    async (url) => {
      const { raw } = await test.call({
        url: url.startsWith('/') ? url : `/api/v1/groups/${url}`,
        token: person.access,
      });
      expect(raw.statusCode).toBeLessThan(500);
      expect(raw.body).not.toMatch(/node_modules|at .+\.ts/);
    },
  );
});

describe('who asks', () => {
  it.each([
    ['GET', '/api/v1/users/me'],
    ['GET', '/api/v1/users/groups'],
    ['POST', '/api/v1/messages'],
    ['GET', '/social/api/recommend/public'],
    ['PUT', '/social/api/posts/x/like'],
  ] as const)('%s %s without a token is unauthorised, before its body is read', async (method, url) => {
    const answer = await test.call({ method, url, ...(method === 'GET' ? {} : { body: { broken: true } }) });
    expect([answer.status, answer.error]).toEqual([401, 'api.unauthorized']);
  });

  it.each(['Bearer', 'Bearer x', 'Basic abc', `Bearer ${'a'.repeat(5000)}`, 'Bearer null'])(
    'a bad token is unauthorised: %s',
    async (authorization) => {
      const answer = await test.call({ url: '/api/v1/users/me', headers: { authorization } });
      expect([answer.status, answer.error]).toEqual([401, 'api.unauthorized']);
    },
  );

  it('a token of one brand is worth nothing on another', async () => {
    const own = await test.call({ url: '/api/v1/users/me', token: person.access });
    const foreign = await test.call({ url: '/api/v1/users/me', token: person.access, brand: 'lotus' });
    expect(own.status).toBe(200);
    expect([foreign.status, foreign.error]).toEqual([401, 'api.unauthorized']);
  });
});

describe('where to', () => {
  it('unknown calls are not found, in words of the asked language', async () => {
    const answer = await test.call({ url: '/api/v1/nothing', headers: { 'accept-language': 'en-GB' } });
    expect(answer.raw.json()).toEqual({ error: 'api.not_found', message: 'Not found' });
    expect(answer.status).toBe(404);
  });

  it('a host of no brand is refused, also for calls and pages', async () => {
    for (const url of ['/', '/brand/config', '/api/v1/maintenance']) {
      const answer = await test.call({ url, headers: { host: 'stranger.example' } });
      expect([answer.status, answer.error]).toEqual([404, 'api.not_found']);
    }
  });

  it('health needs no host', async () => {
    const alive = await test.call({ url: '/healthz', headers: { host: '10.0.0.1:3000' } });
    const ready = await test.call({ url: '/readyz', headers: { host: '10.0.0.1:3000' } });
    expect([alive.status, ready.status]).toEqual([200, 200]);
  });

  it('an application older than the least version is told to update', async () => {
    const strict = await startTestApp({ env: { MIN_APP_VERSION: '2.8.0' } });
    const answer = await strict.call({ url: '/brand/config', headers: { 'x-app-version': '2.7.9' } });
    const call = await strict.call({ url: '/api/v1/verification', headers: { 'x-app-version': '2.7.9' } });
    await strict.stop();
    expect(answer.status).toBe(200);
    expect([call.status, call.error]).toEqual([400, 'api.outdated_version']);
  });
});
