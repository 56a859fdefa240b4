import { expect, onTestFinished, test } from 'vitest';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createSharedCount } from './shared-count.ts';

const rate = { limit: 5, windowMs: 60_000 };

test('uses that come at once are counted one by one, by a statement or two', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const limiter = createRateLimiter(createSharedCount());
  const take = (key: string, cost = 1) => limiter.take(app.tenant(), key, { ...rate, cost });
  await take('crowd', 2);
  const statements = await recordStatements(app.infra.database.pool, async () => {
    const uses = await Promise.all([...Array.from({ length: 20 }, () => take('crowd')), take('other', 3)]);
    expect(uses.map(({ count }) => count)).toEqual([...Array.from({ length: 20 }, (_, n) => n + 3), 3]);
    expect(uses.filter(({ allowed }) => allowed)).toHaveLength(4);
  });
  expect(statements.length).toBeLessThanOrEqual(2);
});

test('two servers that count the same keys in any order wait for nobody for ever', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const limiters = [createRateLimiter(createSharedCount()), createRateLimiter(createSharedCount())];
  const keys = Array.from({ length: 50 }, (_, n) => `key ${n}`);
  const ofOne = (limiter: (typeof limiters)[number], order: string[]) =>
    Promise.all(order.map((key) => limiter.take(app.tenant(), key, rate)));
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(limiters.map((limiter, n) => ofOne(limiter, n ? keys : [...keys].reverse())));
  }
  const rows = await app
    .db()
    .selectFrom('rate_limits')
    .select('count')
    .where('key', 'like', 'key %')
    .execute();
  expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([20]));
});
