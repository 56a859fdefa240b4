import { authJobs } from './domains/auth/auth.jobs.ts';
import { envelopesJobs } from './domains/envelopes/envelopes.jobs.ts';
import { groupsJobs } from './domains/groups/groups.jobs.ts';
import { ledgerJobs } from './domains/ledger/ledger.jobs.ts';
import { messagesJobs } from './domains/messages/messages.jobs.ts';
import { notificationsJobs } from './domains/notifications/notifications.jobs.ts';
import { todayJobs } from './domains/operators/today/today.jobs.ts';
import { paymentJobs } from './domains/payment/payment.jobs.ts';
import { searchJobs } from './domains/search/search.jobs.ts';
import { socialJobs } from './domains/social/social.jobs.ts';
import { cidsJobs } from './infra/cids/cids.jobs.ts';
import type { Job } from './infra/jobs/job.ts';
import { rateLimitJobs } from './infra/rate-limit/rate-limit.jobs.ts';
import { talliesJobs } from './infra/tallies/tallies.jobs.ts';
import type { Services } from './services.ts';

/** The work that each domain does when nobody waits for it. */
export const jobsOf = ({
  auth,
  discoverEditing,
  envelopes,
  groups,
  ledger,
  media,
  messages,
  notifications,
  payment,
  relay,
  search,
  social,
  today,
}: Services): Job[] => [
  ...authJobs(auth),
  relay,
  media.removalJob,
  discoverEditing.sweepJob,
  ...ledgerJobs(ledger),
  ...envelopesJobs(envelopes),
  ...paymentJobs(payment),
  ...groupsJobs(groups),
  ...messagesJobs(messages),
  ...socialJobs(social),
  ...notificationsJobs(notifications),
  ...searchJobs(search),
  ...todayJobs(today),
  ...cidsJobs,
  ...rateLimitJobs,
  ...talliesJobs,
];
