import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import type { SocialService } from './social.service.ts';

/** What the chart's changes are counted from. */
export const socialJobs = ({ noteChart }: Pick<SocialService, 'noteChart'>): Job[] => [
  defineJob({
    name: 'social.note-chart-of-day',
    payload: NO_PAYLOAD,
    schedule: '5 * * * *',
    run: (tenant) => noteChart(tenant, '24h'),
  }),
  defineJob({
    name: 'social.note-chart-of-week',
    payload: NO_PAYLOAD,
    schedule: '10 20 * * *',
    run: (tenant) => noteChart(tenant, '7d'),
  }),
];
