import { Type } from 'typebox';
import { defineJob, type Job } from '../jobs/job.ts';
import type { Envelope, PubSub } from '../pubsub/pubsub.ts';

/** Work of the queue: a server publishes what a command has to tell, which has no sockets. */
const RELAY = {
  name: 'realtime.relay',
  payload: Type.Object({
    audience: Type.Unsafe<Envelope['audience']>(Type.Object({})),
    event: Type.Unsafe<Envelope['event']>(Type.Object({ event: Type.String() })),
  }),
};

/** Events are hints: who was away for longer asks anew. Seconds. */
const LASTS = 300;

export const relayJob = (pubsub: Pick<PubSub, 'publish'>): Job =>
  defineJob({
    ...{ ...RELAY, lasts: LASTS },
    run: async ({ brand }, { audience, event }) => pubsub.publish({ brand: brand.id, audience, event }),
  }) as Job;

/** Hands what services publish to `leave`, for the servers; nothing is heard here. */
export const relayingPubSub = (
  silent: PubSub,
  leave: (job: typeof RELAY, brand: string, payload: Pick<Envelope, 'audience' | 'event'>) => void,
): PubSub => ({
  ...silent,
  publish: ({ brand, audience, event }) => leave(RELAY, brand, { audience, event }),
});
