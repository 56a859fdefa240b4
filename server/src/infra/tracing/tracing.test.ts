import { afterAll, beforeAll, expect, test } from 'vitest';
import { CapturedLog } from '../../testing/captured-log.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { type Collector, startCollector } from './collector.testing.ts';

const SECRET = 'a secret of at least thirty-two characters';
const TRACE = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const TAP = 'facade00facade00';
const log = new CapturedLog();
let collector: Collector;
let app: TestApp;
let person: TestPerson;
let stop: () => Promise<void>;
beforeAll(async () => {
  collector = await startCollector();
  app = await startTestApp({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_SERVICE_NAME: 'node-of-a-test' },
    logTo: log.to,
  });
  person = await app.signUp();
  let stopped: Promise<void> | undefined;
  stop = () => {
    stopped ??= app.stop();
    return stopped;
  };
});
afterAll(async () => {
  await stop();
  await collector.stop();
});

test('one trace leads from the tap by the call to its statements, and says nothing of anybody', async () => {
  const traceparent = `00-${TRACE}-${TAP}-01`;
  const asking = { token: person.access, headers: { traceparent } };
  const first = { ...asking, headers: { traceparent, tracestate: 'livery=1500' } };
  expect((await app.call({ url: '/api/v1/users/me', ...first })).status).toBe(200);
  const other = await app.signUp({ nickname: 'Somebody Else' });
  const body = { memo: 'a word about somebody' };
  await app.call({ method: 'POST', url: `/api/v1/users/memo/${other.id}`, body, ...asking });
  const lost = await app.call({ url: '/api/v1/groups/0123456789abcdef', ...asking });
  // What is left is sent as the server stops.
  await stop();
  const calls = collector.spans.filter(({ traceId, kind }) => traceId === TRACE && kind === 2);
  expect(calls.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
    ['GET /api/v1/users/me', TAP],
    ['POST /api/v1/users/memo/:id', TAP],
    ['GET /api/v1/groups/:id', TAP],
  ]);
  const [me, , gone] = calls;
  // The tap itself, once, as its first call tells of it.
  const roots = collector.spans.filter(({ traceId, parentSpanId }) => traceId === TRACE && !parentSpanId);
  expect(roots).toMatchObject([{ name: 'tap', spanId: TAP, kind: 3, facts: {} }]);
  const lasted = (Number(roots[0]?.endTimeUnixNano) - Number(roots[0]?.startTimeUnixNano)) / 1e6;
  expect(lasted).toBeGreaterThanOrEqual(1_500);
  expect(me?.facts).toEqual({
    brand: 'aurora',
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': '/api/v1/users/me',
    'request.id': expect.stringMatching(/^[\da-f]{16}$/),
  });
  expect(gone?.facts).toMatchObject({
    'error.code': 'api.not_found',
    'http.response.status_code': 404,
    'request.id': lost.raw.headers['x-request-id'],
  });
  const statements = calls.map((call) =>
    collector.below(call).filter(({ facts }) => facts['db.system.name'] === 'postgresql'),
  );
  for (const each of statements) expect(each.length).toBeGreaterThan(0);
  expect(statements[0]?.map(({ facts }) => facts['db.query.text']).join('\n')).toMatch(
    /from "brand_aurora"\."users".*\$1/,
  );
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'node-of-a-test' });
  const all = collector.texts.join('\n');
  const { id, email, nickname, username, access } = person;
  const personal = [id, email, nickname, username, access, other.id, 'Somebody Else', 'a word about', SECRET];
  expect(personal.filter((text) => all.includes(text))).toEqual([]);
});
