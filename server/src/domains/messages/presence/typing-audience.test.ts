import { beforeEach, expect, test } from 'vitest';
import { createPubSub, type PubSub } from '../../../infra/pubsub/pubsub.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { createChanges } from './changes.ts';
import { createTypingAudience } from './typing-audience.ts';

let pubsub: PubSub;
let reads: string[];
let audienceOf: ReturnType<typeof createTypingAudience>;
const tenant = { brand: { id: 'aurora' }, db: {} } as Tenant;
const write = async () => (await audienceOf(tenant, 'ann', 'g')).map(({ user_id }) => user_id);
const hide = (user_id: string, brand = 'aurora') =>
  pubsub.publish({
    brand,
    audience: { watching: user_id },
    event: { event: 'presence.changed', data: { user_id, online: false, seen_at: null } },
  });

beforeEach(() => {
  pubsub = createPubSub();
  reads = [];
  audienceOf = createTypingAudience({
    changes: createChanges({ pubsub }),
    find: async (_, userId, groupId) => {
      reads.push(`${userId} ${groupId}`);
      return [{ nickname: 'Ann', user_id: 'ben' }];
    },
  });
});

test('is one statement, however often somebody writes', async () => {
  expect([await write(), await write()]).toEqual([['ben'], ['ben']]);
  expect(reads).toEqual(['ann g']);
});

test.each(['ann', 'ben'])('is read again, once, when %s hides', async (who) => {
  await write();
  hide(who);
  await write();
  await write();
  expect(reads).toHaveLength(2);
});

test.each(['ann', 'ben'])('is read again when %s is blocked', async (user_id) => {
  await write();
  const event = { event: 'block.changed', data: { user_id, on: true } } as const;
  pubsub.publish({ brand: 'aurora', audience: { users: ['cat'] }, event });
  await write();
  expect(reads).toHaveLength(2);
});

test('is read again when the members are others', async () => {
  await write();
  for (const event of ['group.updated', 'group.removed'] as const) {
    pubsub.publish({
      brand: 'aurora',
      audience: { group: 'g' },
      event: { event, data: { group_id: 'g' } },
    });
    await write();
  }
  expect(reads).toHaveLength(3);
});

test('stays when somebody else hides, or somebody comes or goes', async () => {
  await write();
  hide('cat');
  hide('ben', 'lotus');
  pubsub.publish({
    brand: 'aurora',
    audience: { watching: 'ben' },
    event: { event: 'presence.changed', data: { user_id: 'ben', online: true, seen_at: null } },
  });
  await write();
  expect(reads).toHaveLength(1);
});
