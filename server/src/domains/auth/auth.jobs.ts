import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import type { AuthService } from './auth.service.ts';
import { TELL_ENDED } from './sessions/tell-ended.ts';

export const authJobs = ({
  closing,
  qr,
  removeExpiredCodes,
  removePastSessions,
  revoking,
}: AuthService): Job[] => [
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
    ...TELL_ENDED,
    run: async (tenant, { user_id, session_ids }) => revoking.announce(tenant, user_id, session_ids),
  }),
  defineJob({
    name: 'auth.remove-past-qr',
    payload: NO_PAYLOAD,
    schedule: '*/10 * * * *',
    run: qr.removePast,
  }),
];
