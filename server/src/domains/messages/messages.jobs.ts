import { defineJob, type Job, NO_PAYLOAD } from '../../infra/jobs/job.ts';
import type { MessagesService } from './messages.service.ts';
import { TELL_REMOVED } from './retraction/operators.ts';

export const messagesJobs = ({
  eraseDissolved,
  forgetUnseen,
  greetNewAccounts,
  sweepFiles,
  tellRemoved,
}: MessagesService): Job[] => [
  defineJob({ ...TELL_REMOVED, run: tellRemoved }),
  defineJob({
    name: 'messages.sweep-files',
    payload: NO_PAYLOAD,
    schedule: '7 * * * *',
    run: (tenant, _, signal) => sweepFiles(tenant, signal),
  }),
  defineJob({
    name: 'messages.erase-dissolved',
    payload: NO_PAYLOAD,
    schedule: '*/10 * * * *',
    run: (tenant, _, signal) => eraseDissolved(tenant, signal),
  }),
  defineJob({
    name: 'messages.forget-unseen',
    payload: NO_PAYLOAD,
    schedule: '23 4 * * *',
    run: (tenant, _, signal) => forgetUnseen(tenant, signal),
  }),
  defineJob({
    name: 'messages.greet-new-accounts',
    payload: NO_PAYLOAD,
    schedule: '* * * * *',
    run: (tenant, _, signal) => greetNewAccounts(tenant, signal),
  }),
];
