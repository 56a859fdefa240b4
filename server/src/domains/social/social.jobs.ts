import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import { ERASE_PERSON } from './closed/closed.service.ts';
import { PREPARE_PICTURES, PREPARE_VIDEO } from './publishing/preparing.service.ts';
import { TELL_REVIEWED } from './publishing/reviews.service.ts';
import type { SocialService } from './social.service.ts';

/** Seconds: an hour of video takes a few on a slow machine. */
const LONGEST_VIDEO = 6 * 3600;
/** Somebody may have marked very much; what is broken off goes on. */
const LONGEST_ERASING = 6 * 3600;

/** Media of posts; posts that whoever published them did not hand out to the end; and what the chart's changes are counted from. */
export const socialJobs = ({
  erasePerson,
  erasePosts,
  giveUpPosts,
  noteChart,
  preparePost,
  handOutLeft,
  tellReviewed,
}: SocialService): Job[] => [
  defineJob({ ...PREPARE_PICTURES, run: preparePost }),
  defineJob({ ...PREPARE_VIDEO, run: preparePost, longestRun: LONGEST_VIDEO }),
  defineJob({ ...TELL_REVIEWED, run: tellReviewed }),
  defineJob({ ...ERASE_PERSON, run: erasePerson, longestRun: LONGEST_ERASING }),
  defineJob({
    name: 'social.erase-posts',
    payload: NO_PAYLOAD,
    schedule: '*/5 * * * *',
    run: (tenant, _, signal) => erasePosts(tenant, signal),
  }),
  defineJob({
    name: 'social.give-up-posts',
    payload: NO_PAYLOAD,
    schedule: '*/5 * * * *',
    run: (tenant) => giveUpPosts(tenant),
  }),
  defineJob({
    name: 'social.publish-left',
    payload: NO_PAYLOAD,
    schedule: '* * * * *',
    run: (tenant, _, signal) => handOutLeft(tenant, signal),
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
