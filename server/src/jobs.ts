import { authJobs } from './domains/auth/auth.jobs.ts';
import { cidsJobs } from './infra/cids/cids.jobs.ts';
import type { Job } from './infra/jobs/job.ts';
import type { Services } from './services.ts';

/** The work that each domain does when nobody waits for it. */
export const jobsOf = ({ auth }: Services): Job[] => [...authJobs(auth), ...cidsJobs];
