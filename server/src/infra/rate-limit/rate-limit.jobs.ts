import { defineJob, type Job, NO_PAYLOAD } from '../jobs/job.ts';
import { removePastWindows } from './rate-limit.repository.ts';

export const rateLimitJobs: Job[] = [
  defineJob({
    name: 'rate-limits.remove-past',
    payload: NO_PAYLOAD,
    schedule: '*/10 * * * *',
    run: ({ db }) => removePastWindows(db),
  }),
];
