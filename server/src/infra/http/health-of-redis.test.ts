import fastify from 'fastify';
import { expect, test } from 'vitest';
import { healthRoutes } from './health.ts';

const ask = async (redis?: { isUp(): boolean }) => {
  const app = fastify();
  healthRoutes(app, async () => undefined, redis);
  const { statusCode, body } = await app.inject('/readyz');
  return [statusCode, JSON.parse(body)];
};

test('a node that is alone says nothing of Redis', async () => {
  expect(await ask()).toEqual([200, { status: 'ok', database: 'ok' }]);
});

test('without its Redis a node works on: it says so, and stays where it is', async () => {
  expect(await ask({ isUp: () => true })).toEqual([200, { status: 'ok', database: 'ok', redis: 'ok' }]);
  expect(await ask({ isUp: () => false })).toEqual([
    200,
    { status: 'ok', database: 'ok', redis: 'unreachable' },
  ]);
});
