import type { RealtimeEvent } from '@livery/contract';
import { expect, test } from 'vitest';
import type { Jobs } from '../jobs/jobs.ts';
import { createPubSub, type Envelope } from '../pubsub/pubsub.ts';
import type { Tenant } from '../tenancy.ts';
import { leaveEvents, relayJob, silentPubSub } from './relay.ts';

const tenant = { brand: { id: 'aurora' }, db: {} } as Tenant;
const envelopeOf = (n: number): Envelope => ({
  ...{ brand: 'aurora', audience: { users: [`u${n}`] } },
  event: { event: 'contact.changed', n } as unknown as RealtimeEvent,
});

test('what a command publishes is left in one piece, and published by a server in its order', async () => {
  const left: unknown[] = [];
  const jobs = { enqueue: async (...[, , , payload]: unknown[]) => void left.push(payload) } as Pick<
    Jobs,
    'enqueue'
  >;
  const { pubsub, events } = silentPubSub(createPubSub());
  await leaveEvents(jobs, tenant, events);
  expect(left).toEqual([]);

  const all = Array.from({ length: 500 }, (_, n) => envelopeOf(n));
  for (const envelope of all) pubsub.publish(envelope);
  await leaveEvents(jobs, tenant, events);
  expect(left).toHaveLength(1);

  const published: Envelope[] = [];
  await relayJob({ publish: (envelope) => void published.push(envelope) }).run(
    tenant,
    left[0],
    new AbortController().signal,
  );
  expect(published).toEqual(all);
});
