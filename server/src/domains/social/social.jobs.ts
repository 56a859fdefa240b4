import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import type { SocialService } from './social.service.ts';

/** What the chart's changes are counted from; and posts that whoever published them did not hand out to the end. */
export const socialJobs = ({
  noteChart,
  publishLeft,
}: Pick<SocialService, 'noteChart' | 'publishLeft'>): Job[] => [
  defineJob({
    name: 'social.publish-left',
    payload: NO_PAYLOAD,
    schedule: '* * * * *',
    run: (tenant, _, signal) => publishLeft(tenant, signal),
  }),
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
