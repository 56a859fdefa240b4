import { defineJob, type Job, NO_PAYLOAD } from '../jobs/job.ts';
import { removeOldTallies } from './tallies.repository.ts';

/** The console shows two weeks. */
const DAYS = 16;

export const talliesJobs: Job[] = [
  defineJob({
    name: 'tallies.remove-old',
    payload: NO_PAYLOAD,
    schedule: '50 3 * * *',
    run: ({ db }) => removeOldTallies(db, DAYS),
  }),
];
