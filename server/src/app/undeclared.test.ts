import type { CallName } from '@livery/contract/calls';
import { callSpecOf } from '@livery/contract/calls';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { useCalls } from '../infra/http/calls.ts';
import type { Place } from '../infra/http/request.ts';
import { useAccess } from './access.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  useCalls(app);
  // Nobody gets as far as to be asked for.
  useAccess(app, { config: {}, keeping: {} } as never, {} as never);
  return () => app.close();
});

const NAME: CallName = 'GET /api/v1/users/me';
const add = (place: Omit<Place, 'url'>) => () =>
  app.calls.add({
    ...{ name: NAME, spec: callSpecOf(NAME), place: { url: '/api/v1/users/me', call: NAME, ...place } },
    respond: async () => undefined,
  });

test('what does not say who may ask for it, with which right, or what of a brand it shows, is not served', () => {
  expect(add({})).toThrow('does not declare who may call it');
  expect(add({ access: 'operator' })).toThrow('which right it needs');
  expect(add({ access: 'guest' })).toThrow('what of a brand it shows');
  expect(() => app.get('/page', async () => 'everything')).toThrow('does not declare who may call it');
  expect(add({ access: 'user' })).not.toThrow();
});
