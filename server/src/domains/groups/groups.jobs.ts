import { defineJob, type Job } from '../../infra/jobs/job.ts';
import { TELL_DISSOLVED } from './ending/operators.ts';
import type { GroupsService } from './groups.service.ts';

export const groupsJobs = ({ tellDissolved }: GroupsService): Job[] => [
  defineJob({ ...TELL_DISSOLVED, run: tellDissolved }),
];
