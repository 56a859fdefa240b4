import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { CapturedLog } from '../../testing/captured-log.ts';
import { startCollector } from './collector.testing.ts';
import { createOtlpTracer } from './otlp.ts';
import { createChoice } from './sampling.ts';
import { describeStatement } from './statements.ts';
import { parseTraceparent } from './traceparent.ts';

const secret = Buffer.from('a secret of at least thirty-two characters');
const STEP = { name: 'GET /', kind: 'server' } as const;
const idOf = (number: number) => number.toString(16).padStart(32, '0');
const strangers = (number: number) => `00-${idOf(number)}-00000000000000ff-01`;

const open = (url: string, share = 1) => {
  const log = new CapturedLog();
  const service = 'a node';
  const tracer = createOtlpTracer(
    { url: `${url}/v1/traces`, service, version: '1', share, secret },
    pino(log.to),
  );
  return { log, tracer };
};

test.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', true],
  ['00-0AF7651916CD43DD8448EB211C80319C-B7AD6B7169203331-01', false],
  ['00-00000000000000000000000000000000-b7ad6b7169203331-01', false],
  ['00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01', false],
  ['ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', false],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01, 00-', false],
  ['', false],
])('a trace of elsewhere is %s: %s', (text, isOne) => {
  expect(parseTraceparent(text) !== undefined).toBe(isOne);
});

test('who calls chooses neither by the flag nor by the id whether a trace is kept', async () => {
  const off = open('http://127.0.0.1:9', 0).tracer;
  expect(off.begin(STEP, { parent: strangers(1) }).isKept).toBe(false);
  const few = open('http://127.0.0.1:9', 0.1).tracer;
  const kept = Array.from(
    { length: 2_000 },
    (_, id) => few.begin(STEP, { parent: strangers(id + 1) }).isKept,
  );
  const share = kept.filter(Boolean).length / kept.length;
  expect(share).toBeGreaterThan(0.07);
  expect(share).toBeLessThan(0.13);
  // All nodes choose the same, and nobody without the key.
  const [ours, theirs] = [createChoice(0.1, secret), createChoice(0.1, Buffer.from('another key'))];
  expect(kept.map((_, id) => ours(idOf(id + 1)))).toEqual(kept);
  expect(kept.map((_, id) => theirs(idOf(id + 1)))).not.toEqual(kept);
});

test('steps below go with the one above, and what several wait for leads to each', async () => {
  const collector = await startCollector();
  const { tracer } = open(collector.url, 0.5);
  const first = Array.from({ length: 200 }, (_, id) => tracer.begin(STEP, { parent: strangers(id + 1) }));
  for (const parent of first) expect(tracer.begin(STEP, { parent }).isKept).toBe(parent.isKept);
  const [one, two] = first.filter(({ isKept }) => isKept);
  if (!one || !two) throw new Error('none was kept');
  tracer.begin({ name: 'batch', kind: 'client' }, { parent: one, links: [two] }).end('57014');
  await tracer.stop();
  await collector.stop();
  expect(collector.spans).toMatchObject([
    {
      traceId: one.traceparent.split('-')[1],
      facts: { 'error.type': '57014' },
      links: [{ traceId: two.traceparent.split('-')[1] }],
      status: { code: 2 },
    },
  ]);
});

test('where nobody takes traces, that is said once, and stopping waits for nobody', async () => {
  const { log, tracer } = open('http://127.0.0.1:9');
  for (let round = 0; round < 2; round += 1) tracer.begin(STEP, {}).end();
  const start = performance.now();
  await tracer.stop();
  expect(performance.now() - start).toBeLessThan(4_000);
  expect(log.entries.filter(({ msg }) => msg === 'traces are not taken: some are lost').length).toBeLessThan(
    2,
  );
});

test('where traces are taken and never answered, what waits is bounded and stopping ends', async () => {
  let received = 0;
  const silent = createServer((request) => request.on('data', (chunk) => (received += chunk.length)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const { tracer } = open(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  for (let count = 0; count < 50_000; count += 1) tracer.begin(STEP, {}).end();
  const start = performance.now();
  await tracer.stop();
  expect(performance.now() - start).toBeLessThan(4_000);
  // Two thousand wait and five hundred are on their way: some hundred bytes each.
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThan(2_600 * 600);
});

test('a statement is told by what it does and to which tables, without its texts', () => {
  const text = `with "mine" as (select 1 from "brand_a"."posts" where "review" = 'it''s secret') update only "brand_a"."users" set "x" = $1`;
  expect(describeStatement(text)).toEqual({
    name: 'with posts users',
    kind: 'client',
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': 'with',
      'db.query.text': `with "mine" as (select 1 from "brand_a"."posts" where "review" = '?') update only "brand_a"."users" set "x" = $1`,
    },
  });
});
