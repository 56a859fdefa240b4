import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import { FOLLOW_ORDER } from './following.ts';
import type { PaymentService } from './payment.service.ts';

export const paymentJobs = ({ follow, followDue, reconcile }: PaymentService): Job[] => [
  defineJob({
    ...FOLLOW_ORDER,
    // What these leave undone the sweep does.
    retries: 3,
    atOnce: 4,
    run: (tenant, { order_id }) => follow(tenant, order_id),
  }),
  defineJob({
    name: 'payment.follow-due',
    payload: NO_PAYLOAD,
    schedule: '* * * * *',
    run: async (tenant, _, signal) => {
      while ((await followDue(tenant, signal)) > 0) signal.throwIfAborted();
    },
  }),
  defineJob({
    name: 'payment.reconcile',
    payload: NO_PAYLOAD,
    schedule: '20 4 * * *',
    longestRun: 3600,
    run: async (tenant) => {
      await reconcile(tenant, new Date());
    },
  }),
];
