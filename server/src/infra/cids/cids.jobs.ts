import { defineJob, type Job, NO_PAYLOAD } from '../jobs/job.ts';
import { removeCidsOlderThan } from './cids.repository.ts';

/** Hours in which a write that is repeated has no second effect: outboxes try for minutes, closed laptops for weeks. */
const KEPT = 30 * 24;
/** Hours that may have passed since the last run. */
const SINCE_LAST = 48;

export const cidsJobs: Job[] = [
  defineJob({
    name: 'cids.remove-old',
    payload: NO_PAYLOAD,
    schedule: '43 3 * * *',
    run: async ({ db }, _, signal) => {
      for (let hours = KEPT + SINCE_LAST; hours >= KEPT && !signal.aborted; hours -= 1) {
        await removeCidsOlderThan(db, hours);
      }
    },
  }),
];
