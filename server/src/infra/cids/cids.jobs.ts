import { defineJob, type Job, NO_PAYLOAD } from '../jobs/job.ts';
import { removeCidsOlderThan } from './cids.repository.ts';

/** Hours in which a write that is repeated has no second effect: outboxes try for minutes, closed laptops for weeks. */
const KEPT = 30 * 24;
/** Of one statement: it ends in a moment, and lets go of its rows. */
const BATCH = 10_000;

export const cidsJobs: Job[] = [
  defineJob({
    name: 'cids.remove-old',
    payload: NO_PAYLOAD,
    schedule: '43 3 * * *',
    run: async ({ db }, _, signal) => {
      for (let removed = BATCH; removed === BATCH && !signal.aborted; )
        removed = await removeCidsOlderThan(db, KEPT, BATCH);
    },
  }),
];
