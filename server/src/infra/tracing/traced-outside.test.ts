import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRedis } from '../../config.redis.ts';
import { talking } from '../../domains/messages/talk.testing.ts';
import { startRedis } from '../../testing/redis.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { NO_PAYLOAD } from '../jobs/job.ts';
import type { Envelope } from '../pubsub/pubsub.ts';
import { createSharedPubSub } from '../pubsub/shared-pubsub.ts';
import { tracedPubSub } from '../pubsub/traced-pubsub.ts';
import { openRedis } from '../redis/redis.ts';
import { type Collector, startCollector, type TakenSpan } from './collector.testing.ts';
import { tracedFrom } from './traced.ts';

const WITHIN = { timeout: 15_000, interval: 50 };
let collector: Collector;
let app: TestApp;
beforeAll(async () => {
  collector = await startCollector();
  app = await startTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
});
afterAll(async () => {
  await app.stop();
  await collector.stop();
});

const spanOf = async (name: string): Promise<TakenSpan> => {
  await expect.poll(() => collector.spans.some((span) => span.name === name), WITHIN).toBe(true);
  return collector.spans.find((span) => span.name === name) as TakenSpan;
};
/** Its name, and those that it is a step of. */
const pathOf = async (name: string): Promise<string[]> => {
  const span = await spanOf(name);
  const above = (of: TakenSpan): string[] => {
    const parent = collector.spans.find(({ spanId }) => spanId === of.parentSpanId);
    return parent ? [parent.name, ...above(parent)] : [];
  };
  return [span.name, ...above(span)];
};

test('what a call publishes and what sockets get of it, and a mail, stand in its trace', async () => {
  const { pair, post } = talking(() => app);
  const { ann, id } = await pair();
  await post(ann, id, { text: 'tea at seven?' });
  const identity = { mode: 'email', email: 'somebody@mail.example', device_id: 'a-device' };
  await app.call({ method: 'POST', url: '/api/v3/verification', body: identity });
  expect(await pathOf('deliver message.new')).toEqual([
    'deliver message.new',
    'publish message.new',
    'POST /api/v1/messages',
  ]);
  expect(await pathOf('mail send')).toEqual(['mail send', 'POST /api/v3/verification']);
  const all = collector.texts.join('\n');
  expect(['tea at seven', identity.email, ann.id, id].filter((text) => all.includes(text))).toEqual([]);
});

test('pages say that their calls are to say which tap they come from', async () => {
  for (const url of ['/home/recommend', '/ops'])
    expect((await app.call({ url })).raw.body).toContain('id="boot" data-traced');
});

test('a job stands in the trace of who left it', async () => {
  const left = { name: 'cids.remove-old', payload: NO_PAYLOAD };
  await app.startJobs();
  await tracedFrom({ name: 'who leaves it', kind: 'server' }, undefined, () =>
    app.infra.jobs.enqueue(app.db(), 'aurora', left, {}),
  );
  expect(await pathOf('job cids.remove-old')).toEqual(['job cids.remove-old', 'who leaves it']);
  await expect
    .poll(async () => collector.below(await spanOf('job cids.remove-old')).length, WITHIN)
    .toBeGreaterThan(0);
});

test('an event goes over Redis with its trace', async () => {
  const redis = await startRedis();
  const config = readRedis({ REDIS_URL: redis.url });
  if (!config) throw new Error('no Redis');
  const quiet = pino({ level: 'silent' });
  const [here, there] = [await openRedis(config, quiet), await openRedis(config, quiet)];
  const [one, other] = [here, there].map((each) => tracedPubSub(createSharedPubSub(each, () => ['aurora'])));
  const heard: Envelope[] = [];
  other?.subscribe((envelope) => void heard.push(envelope));
  await other?.follow('aurora', 'somebody', async () => []);
  await tracedFrom({ name: 'who tells it', kind: 'server' }, undefined, async () =>
    one?.publish({
      brand: 'aurora',
      audience: { users: ['somebody'] },
      event: { event: 'contact.changed', data: { user_id: 'another' } } as unknown as Envelope['event'],
    }),
  );
  await expect.poll(() => heard.length, WITHIN).toBe(1);
  expect(await pathOf('deliver contact.changed')).toEqual([
    'deliver contact.changed',
    'publish contact.changed',
    'who tells it',
  ]);
  expect(await pathOf('redis command')).toEqual(['redis command', 'publish contact.changed', 'who tells it']);
  for (const each of [here, there]) await each.close();
  await redis.stop();
});
