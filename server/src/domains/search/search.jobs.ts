import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import type { SearchService } from './search.service.ts';

export const searchJobs = ({ removeUnused }: SearchService): Job[] => [
  defineJob({
    name: 'search.remove-unused',
    payload: NO_PAYLOAD,
    schedule: '17 4 * * *',
    run: (tenant, _, signal) => removeUnused(tenant, signal),
  }),
];
