import { Type } from 'typebox';
import { defineJob, type Job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Envelope, PubSub } from '../pubsub/pubsub.ts';
import type { Tenant } from '../tenancy.ts';

/** What is told of one brand, and to whom. */
type Told = Pick<Envelope, 'audience' | 'event'>;

/** Work of the queue: a server publishes what a command has to tell, which has no sockets, in the order of the list. */
const RELAY = {
  name: 'realtime.relay',
  payload: Type.Object({
    events: Type.Array(
      Type.Object({
        audience: Type.Unsafe<Envelope['audience']>(Type.Object({})),
        event: Type.Unsafe<Envelope['event']>(Type.Object({ event: Type.String() })),
      }),
    ),
  }),
};

/** Events are hints: who was away for longer asks anew. Seconds. */
const LASTS = 300;

export const relayJob = (pubsub: Pick<PubSub, 'publish'>): Job =>
  defineJob({
    // It names people, who may be erased by then.
    ...{ ...RELAY, lasts: LASTS, kept: 1 },
    run: async ({ brand }, { events }) => {
      for (const { audience, event } of events) pubsub.publish({ brand: brand.id, audience, event });
    },
  }) as Job;

/** Keeps what services publish, for `leaveEvents`; nothing is heard here. */
export const silentPubSub = (unheard: PubSub): { pubsub: PubSub; events: readonly Told[] } => {
  const events: Told[] = [];
  const publish: PubSub['publish'] = ({ audience, event }) => {
    events.push({ audience, event });
  };
  return { pubsub: { ...unheard, publish }, events };
};

/** Has a server publish what services of that brand published. @throws api.unavailable */
export const leaveEvents = async (
  jobs: Pick<Jobs, 'enqueue'>,
  { brand, db }: Tenant,
  events: readonly Told[],
): Promise<void> => {
  if (events.length > 0) await jobs.enqueue(db, brand.id, RELAY, { events: [...events] });
};
