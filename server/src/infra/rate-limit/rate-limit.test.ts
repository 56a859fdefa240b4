import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { rateLimitJobs } from './rate-limit.jobs.ts';
import { createRateLimiter } from './rate-limit.ts';

let app: TestApp;
const limiter = createRateLimiter();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const tenant = (id = 'aurora') => ({ brand: app.infra.brands.byId(id)!, db: app.db(id) });
const rate = { limit: 3, windowMs: 60_000 };

test('of many uses at once exactly the limit is allowed', async () => {
  const uses = await Promise.all(Array.from({ length: 20 }, () => limiter.take(tenant(), 'crowd', rate)));
  expect(uses.filter(({ allowed }) => allowed)).toHaveLength(3);
  const refused = uses.find(({ allowed }) => !allowed)!;
  expect(refused.retryAfter).toBeGreaterThan(50);
  expect(refused.retryAfter).toBeLessThanOrEqual(61);
});

test('keys and brands do not share', async () => {
  for (let i = 0; i < 3; i += 1) await limiter.take(tenant(), 'mine', rate);
  expect(await limiter.take(tenant(), 'mine', rate)).toMatchObject({ allowed: false, count: 4 });
  expect(await limiter.take(tenant(), 'yours', rate)).toMatchObject({ allowed: true });
  expect(await limiter.take(tenant('lotus'), 'mine', rate)).toMatchObject({ allowed: true, count: 1 });
});

test('a past window counts nothing', async () => {
  for (let i = 0; i < 4; i += 1) await limiter.take(tenant(), 'past', rate);
  await app
    .db()
    .updateTable('rate_limits')
    .set({ expires_at: new Date(0) })
    .where('key', '=', 'past')
    .execute();
  expect(await limiter.take(tenant(), 'past', rate)).toEqual({ allowed: true, retryAfter: 0, count: 1 });
});

test('a use costs what it costs, and can be given back', async () => {
  expect((await limiter.take(tenant(), 'cost', { ...rate, cost: 3 })).allowed).toBe(true);
  await limiter.giveBack(tenant(), 'cost', 2);
  expect((await limiter.take(tenant(), 'cost', { ...rate, cost: 2 })).count).toBe(3);
  await expect(limiter.enforce(tenant(), 'cost', rate)).rejects.toMatchObject({ code: 'api.too_frequent' });
});

test('rows of past windows are swept', async () => {
  await app
    .db()
    .updateTable('rate_limits')
    .set({ expires_at: new Date(0) })
    .execute();
  await limiter.take(tenant(), 'live', rate);
  for (const { run } of rateLimitJobs) await run(tenant(), {}, new AbortController().signal);
  const rows = await app.db().selectFrom('rate_limits').select('key').execute();
  expect(rows).toEqual([{ key: 'live' }]);
});
