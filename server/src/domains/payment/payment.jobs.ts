import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import { FOLLOW_ORDER } from './following.ts';
import type { PaymentService } from './payment.service.ts';

/** Seconds: a round is due each minute. */
const TWO_ROUNDS = 120;

export const paymentJobs = ({ follow, followDue, reconcile }: PaymentService): Job[] => [
  defineJob({
    ...FOLLOW_ORDER,
    // What these leave undone the sweep does.
    retries: 3,
    atOnce: 4,
    lasts: TWO_ROUNDS,
    run: (tenant, { order_id }) => follow(tenant, order_id),
  }),
  defineJob({
    name: 'payment.follow-due',
    payload: NO_PAYLOAD,
    schedule: '* * * * *',
    // A brand whose partners are silent keeps no other waiting, and no rounds of its own behind it.
    atOnce: 4,
    retries: 0,
    lasts: TWO_ROUNDS,
    longestRun: TWO_ROUNDS,
    run: async (tenant, _, signal) => {
      await followDue(tenant, signal);
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
