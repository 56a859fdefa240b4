import type { CallName, CallSpec } from '@livery/contract/calls';
import fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { beforeEach, expect, test } from 'vitest';
import { type Call, useCalls } from './calls.ts';

const SPEC: CallSpec = { access: 'open', summary: '', result: Type.Any() };

/** Says what it was called by. */
const call = (url: string, spec: Partial<CallSpec> = {}): Call => ({
  name: url as CallName,
  spec: { ...SPEC, ...spec },
  place: { url, access: 'open' },
  respond: async ({ params, query }, reply) => reply.send({ url, params, query }),
});

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  useCalls(app);
  return () => app.close();
});

const get = async (url: string) => {
  const answer = await app.inject({ url });
  return answer.statusCode === 200 ? answer.json() : answer.statusCode;
};

test('a call is found by its address, however that is written', async () => {
  app.calls.add(call('GET /api/v1/groups/:id'));
  app.calls.add(call('GET /api/v1/groups/mine'));
  expect(await get('/api/v1/groups/7')).toMatchObject({ params: { id: '7' } });
  expect(await get('/api/v1/groups/a%2Fb')).toMatchObject({ params: { id: 'a/b' } });
  expect(await get('/%61pi/v1/group%73/%E7%BE%A4')).toMatchObject({ params: { id: '群' } });
  expect(await get('/api/v1/groups/mine')).toMatchObject({ url: 'GET /api/v1/groups/mine' });
});

test('what is no call is not found: another method, another area, more or less than its address', async () => {
  app.calls.add(call('GET /api/v1/groups/:id'));
  for (const url of [
    '/api/v1/groups',
    '/api/v1/groups/7/8',
    '/api/v1/group',
    '/api/',
    '/ops/api/v1/groups/7',
  ])
    expect(await get(url), url).toBe(404);
  expect((await app.inject({ method: 'PUT', url: '/api/v1/groups/7' })).statusCode).toBe(404);
  expect(await get(`/api/v1/groups/${'x'.repeat(200)}`)).toMatchObject({
    params: { id: expect.stringMatching(/^x{200}$/) },
  });
  expect(await get(`/api/v1/groups/${'x'.repeat(201)}`)).toBe(404);
});

test('what comes in is checked by the call, and changed as its schemas say', async () => {
  const query = Type.Object({ page: Type.Integer({ default: 1 }) });
  app.calls.add(call('GET /api/v1/users/:id', { query }));
  expect(await get('/api/v1/users/7?other=2')).toMatchObject({ query: { page: 1 } });
  expect((await get('/api/v1/users/7?page=3&other=2')).query).toEqual({ page: 3 });
  expect(await get('/api/v1/users/7?page=x')).toBe(400);
});

test('what is no call has its body unread, whatever that is', async () => {
  const sent = { method: 'POST', url: '/api/v1/none', payload: '{' } as const;
  for (const type of ['application/json', 'application/xml', 'multipart/form-data'])
    expect((await app.inject({ ...sent, headers: { 'content-type': type } })).statusCode, type).toBe(404);
});

test('a call is served once, below a root, and its area has no parameter', () => {
  app.calls.add(call('GET /api/v1/groups/:id'));
  expect(() => app.calls.add(call('GET /api/v1/groups/:id'))).toThrow('twice');
  expect(() => app.calls.add(call('GET /api/v1/groups/:group'))).toThrow('where another call does');
  expect(() => app.calls.add(call('GET /api/v1/:area'))).toThrow('too early');
  expect(() => app.calls.add(call('GET /brand/v1/config'))).toThrow('below none of');
  app.calls.addLater('/ops/api/', async () => undefined);
  expect(() => app.calls.addLater('/ops/api/', async () => undefined)).toThrow('somewhere else');
});

test('who looks at calls as they are added can stop them', async () => {
  app.calls.onAdd(({ url }) => {
    if (url === 'GET /api/v1/bad/x') throw new Error('no');
  });
  expect(() => app.calls.add(call('GET /api/v1/bad/x'))).toThrow('no');
  expect(await get('/api/v1/bad/x')).toBe(404);
});

test('calls that come later are loaded once for all who ask, and again after a failure', async () => {
  let loads = 0;
  app.calls.addLater('/ops/api/', async () => {
    loads += 1;
    await Promise.resolve();
    if (loads === 1) throw new Error('not yet');
    app.calls.add(call('GET /ops/api/me'));
  });
  await app.ready();
  expect(loads).toBe(0);
  expect(await get('/ops/api/me')).toBe(500);
  const answers = await Promise.all([get('/ops/api/me'), get('/ops/api/me'), get('/ops/api/none')]);
  expect(answers).toEqual([expect.objectContaining({ url: 'GET /ops/api/me' }), expect.anything(), 404]);
  expect(loads).toBe(2);
  expect((await app.calls.all()).map(({ name }) => name)).toEqual(['GET /ops/api/me']);
});

test('a server that closes waits for a call whose caller has hung up', async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const order: string[] = [];
  app.calls.add({
    ...call('GET /api/v1/slow'),
    respond: async (_request, reply) => {
      begun.resolve();
      await ended.promise;
      order.push('ended');
      return reply.send('late');
    },
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const hungUp = new AbortController();
  const asked = fetch(`${address}/api/v1/slow`, { signal: hungUp.signal }).catch(() => 'hung up');
  await begun.promise;
  hungUp.abort();
  expect(await asked).toBe('hung up');
  const closed = app.close().then(() => order.push('closed'));
  // The connection has gone by then.
  await new Promise((resolve) => app.server.once('close', resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  ended.resolve();
  await closed;
  expect(order).toEqual(['ended', 'closed']);
});
