import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import { ERASE_PERSON } from './closed.service.ts';
import { TELL_ANNOUNCEMENT, TELL_NOTICE } from './notices/notices.ts';
import type { NotificationsService } from './notifications.service.ts';

export const notificationsJobs = ({
  erasePerson,
  handOutAll,
  push,
  removeOld,
  tellEverybody,
}: NotificationsService): Job[] => [
  // What a process left that died between a cause and handing it out, and what others wrote than servers.
  defineJob({
    name: 'notifications.hand-out',
    payload: NO_PAYLOAD,
    schedule: '* * * * *',
    run: (tenant, _, signal) => handOutAll(tenant, signal),
  }),
  defineJob({
    name: 'notifications.remove-old',
    payload: NO_PAYLOAD,
    schedule: '51 3 * * *',
    run: (tenant, _, signal) => removeOld(tenant, signal),
  }),
  defineJob({ ...ERASE_PERSON, run: erasePerson }),
  defineJob({ ...TELL_NOTICE, run: tellEverybody }),
  defineJob({ ...TELL_ANNOUNCEMENT, run: tellEverybody }),
  push.job,
];
