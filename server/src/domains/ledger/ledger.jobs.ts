import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import type { LedgerService } from './ledger.service.ts';
import { TELL_MOVED } from './telling.ts';

/** Verifies all, and keeps where all chains stand: each night, and when an operator asks for it. */
export const VERIFY_LEDGER = { name: 'ledger.verify', payload: NO_PAYLOAD } as const;

export const ledgerJobs = ({ expireHolds, tellMoved, verifyAndKeep }: LedgerService): Job[] => [
  defineJob({
    name: 'ledger.expire-holds',
    payload: NO_PAYLOAD,
    schedule: '* * * * *',
    run: async (tenant, _, signal) => {
      while ((await expireHolds(tenant, new Date())) > 0) signal.throwIfAborted();
    },
  }),
  defineJob({
    ...VERIFY_LEDGER,
    schedule: '40 3 * * *',
    longestRun: 3600,
    run: async (tenant) => {
      await verifyAndKeep(tenant, new Date());
    },
  }),
  defineJob({
    ...TELL_MOVED,
    run: (tenant, { user_ids }) => tellMoved(tenant, user_ids),
  }),
];
