import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { useStopping } from './stopping.ts';

test('a call that is under way ends, and its connection keeps nobody waiting', async () => {
  const app = fastify();
  useStopping(app);
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  app.get('/', async () => {
    begun.resolve();
    await ended.promise;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { port } = app.server.address() as AddressInfo;
  const answered = new Promise<number | undefined>((resolve) => {
    get({ agent, host: '127.0.0.1', port }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
  });
  await begun.promise;
  const closed = app.close().then(() => 'closed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  ended.resolve();
  expect(await answered).toBe(200);
  const late = new Promise((resolve) => setTimeout(resolve, 3_000, 'still open'));
  expect(await Promise.race([closed, late])).toBe('closed');
});
