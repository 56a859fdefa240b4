import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import { SETTLE } from './ending/settle-job.ts';
import type { EnvelopesService } from './envelopes.service.ts';

export const envelopesJobs = ({ endDue, endOne, now }: EnvelopesService): Job[] => [
  defineJob({
    ...SETTLE,
    atOnce: 2,
    run: async (tenant, { id }) => {
      await endOne(tenant, id, now());
    },
  }),
  defineJob({
    name: 'envelopes.end-due',
    payload: NO_PAYLOAD,
    schedule: '* * * * *',
    run: async (tenant, _, signal) => {
      while ((await endDue(tenant, now())) > 0) signal.throwIfAborted();
    },
  }),
];
