import { defineJob, type Job, NO_PAYLOAD } from '../../../infra/jobs/job.ts';
import type { TodayService } from './today.service.ts';

/** How things stand, for the charts: what was missed is not measured later, for it would be of another time. */
export const todayJobs = ({ note }: TodayService): Job[] => [
  defineJob({
    name: 'operators.note-standing',
    payload: NO_PAYLOAD,
    schedule: '*/5 * * * *',
    retries: 0,
    lasts: 240,
    run: (tenant) => note(tenant),
  }),
];
