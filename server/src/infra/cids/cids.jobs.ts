import { defineJob, type Job, NO_PAYLOAD } from '../jobs/job.ts';
import { removeOldCids } from './cids.repository.ts';

export const cidsJobs: Job[] = [
  defineJob({
    name: 'cids.remove-old',
    payload: NO_PAYLOAD,
    schedule: '43 3 * * *',
    run: async ({ db }, _, signal) => {
      while (!signal.aborted && (await removeOldCids(db)));
    },
  }),
];
