import { beforeEach, expect, it, vi } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { contactOf } from '../testing.ts';
import { BlocksStore } from './blocks.store.ts';

const blockedOf = (id: string) => ({ ...contactOf(id), create_at: '2026-11-01T00:00:00.000Z' });
const toasts = { show: vi.fn() };
const onBlocked = vi.fn();
let server: string[];
let http: FakeCalls;
let blocks: BlocksStore;

const ids = () => blocks.list.list.map(({ id }) => id);

beforeEach(async () => {
  toasts.show.mockReset();
  onBlocked.mockReset();
  server = ['ann', 'ben'];
  http = fakeCalls({
    'GET /api/v1/users/blocks': () => ({ list: server.map(blockedOf), next_id: null }),
    'POST /api/v1/users/blocks': ({ body }) => blockedOf(body.block_id),
    'DELETE /api/v1/users/blocks/:block_id': () => ({}),
  });
  blocks = new BlocksStore({ http, toasts, onBlocked });
  blocks.list.open();
  await vi.waitFor(() => expect(ids()).toEqual(['ann', 'ben']));
});

it('puts whom one blocks at the head, no contact any more, and lets them go', async () => {
  expect(await blocks.block('cas')).toBe(true);
  expect([ids(), onBlocked.mock.calls]).toEqual([['cas', 'ann', 'ben'], [['cas']]]);
  expect(await blocks.unblock('ann')).toBe(true);
  expect(ids()).toEqual(['cas', 'ben']);
});

it.each([
  ['without a connection', connectionLost('POST'), { id: 'error.no_connection', values: {} }],
  [
    'where the server refuses in its own words',
    refusal('api.forbidden', { message: 'Not here', explanation: { display: 'pass' } as never }),
    { plain: 'Not here' },
  ],
])('says that nothing happened %s', async (_, failure, words) => {
  http.answers['POST /api/v1/users/blocks'] = () => Promise.reject(failure);
  http.answers['DELETE /api/v1/users/blocks/:block_id'] = () => Promise.reject(failure);
  expect([await blocks.block('cas'), await blocks.unblock('ann')]).toEqual([false, false]);
  expect(ids()).toEqual(['ann', 'ben']);
  expect(toasts.show.mock.calls).toEqual([
    [words, 'error'],
    [words, 'error'],
  ]);
});

it('follows what happens on another device', async () => {
  blocks.receive({ user_id: 'ann', on: false });
  expect(ids()).toEqual(['ben']);
  server = ['dot', 'ben'];
  blocks.receive({ user_id: 'dot', on: true });
  await vi.waitFor(() => expect(ids()).toEqual(['dot', 'ben']));
});

it('is read anew after a gap, when it was read at all', async () => {
  new BlocksStore({ http, toasts, onBlocked }).catchUp();
  expect(http.asked).toHaveLength(1);
  server = ['eve'];
  blocks.catchUp();
  await vi.waitFor(() => expect(ids()).toEqual(['eve']));
});
