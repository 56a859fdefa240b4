import { defineJob, type Job } from '../../infra/jobs/job.ts';
import type { GroupsService } from './groups.service.ts';
import { TELL_DISSOLVED } from './operators.ts';

export const groupsJobs = ({ tellDissolved }: GroupsService): Job[] => [
  defineJob({ ...TELL_DISSOLVED, run: tellDissolved }),
];
