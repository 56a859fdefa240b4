import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import type { AuthService } from './auth.service.ts';

export const authJobs = ({ closing, qr, removeExpiredCodes, removePastSessions }: AuthService): Job[] => [
  defineJob({
    name: 'auth.erase-cancelled-accounts',
    payload: NO_PAYLOAD,
    schedule: '17 * * * *',
    run: async (tenant) => {
      await closing.cleanCancelled(tenant, new Date());
    },
  }),
  defineJob({
    name: 'auth.remove-past-sessions',
    payload: NO_PAYLOAD,
    schedule: '*/10 * * * *',
    run: removePastSessions,
  }),
  defineJob({
    name: 'auth.remove-expired-codes',
    payload: NO_PAYLOAD,
    schedule: '*/10 * * * *',
    run: removeExpiredCodes,
  }),
  defineJob({
    name: 'auth.remove-past-qr',
    payload: NO_PAYLOAD,
    schedule: '*/10 * * * *',
    run: qr.removePast,
  }),
];
