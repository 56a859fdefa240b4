import { expect, test } from 'vitest';
import { createPubSub } from '../../../infra/pubsub/pubsub.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { createPresenceService } from './presence.service.ts';

const tenant = { brand: { id: 'aurora' }, db: {} } as Tenant;

test('who hides makes stale what was read before, in their brand alone', async () => {
  const pubsub = createPubSub();
  const { company } = createPresenceService({ pubsub });
  const hide = (brand: string, user_id: string) =>
    pubsub.publish({
      brand,
      audience: { watching: user_id },
      event: { event: 'presence.changed', data: { user_id, online: false, seen_at: null } },
    });
  hide('aurora', 'ann');
  const read = await company(tenant, { userId: 'ann' }, []);
  hide('aurora', 'ben');
  hide('lotus', 'ann');
  expect(read.isStale()).toBe(false);
  hide('aurora', 'ann');
  expect(read.isStale()).toBe(true);
  expect((await company(tenant, { userId: 'ann' }, [])).isStale()).toBe(false);
});
