import { createRateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import { createPasswords } from '../auth/password/password.ts';
import type { MaintenanceService } from '../maintenance/maintenance.service.ts';
import { createOperatorAccounts } from './accounts.service.ts';
import type { Announcements } from './announcements/announcements.routes.ts';
import { createAudit } from './audit/audit.service.ts';
import type { OperatorsComments } from './comments.routes.ts';
import type { OperatorsDiscover } from './discover.routes.ts';
import type { OperatorsEnvelopes } from './envelopes.routes.ts';
import { createExport, type ExportParts } from './export/export.service.ts';
import type { OperatorsGroups } from './groups.routes.ts';
import type { OperatorsHashtags } from './hashtags.routes.ts';
import type { OperatorsInvites } from './invites/invites.routes.ts';
import { createOpsInvites } from './invites/invites.service.ts';
import { createOpsChecks, type OpsChecksParts } from './ledger/checks.service.ts';
import { createOpsClosing, type OpsClosingParts } from './ledger/closing.service.ts';
import { createOpsLedger, type OpsLedgerParts } from './ledger/ledger.service.ts';
import { createMaintenanceOrders } from './maintenance-orders.ts';
import type { OperatorsMerchants } from './merchants.routes.ts';
import { createOpsOrders } from './payments/orders.service.ts';
import type { OperatorsPayments } from './payments/payments.routes.ts';
import type { OperatorsPeople } from './people/people.routes.ts';
import { createReads } from './reads.ts';
import type { OperatorsReports } from './reports.routes.ts';
import { createSecondFactor } from './second-factor.ts';
import { createOpsBlockWords } from './settings/block-words.ts';
import { createOpsSettings, type SettingsParts } from './settings/settings.service.ts';
import { createSignIn } from './sign-in.service.ts';
import { createStepUp } from './step-up.service.ts';
import type { TodayService } from './today/today.service.ts';
import type { OperatorsWork } from './work.routes.ts';

interface Dependencies
  extends OperatorsWork,
    SettingsParts,
    Omit<
      OperatorsReports &
        OperatorsGroups &
        OperatorsHashtags &
        OperatorsInvites &
        OperatorsComments &
        OperatorsDiscover &
        OperatorsPeople &
        OperatorsPayments &
        OperatorsMerchants &
        OperatorsEnvelopes,
      'limiter' | 'orders' | 'invited' | 'writeRead' | 'exporting'
    > {
  today: TodayService;
  ledger: OpsLedgerParts['ledger'];
  jobs: OpsChecksParts['jobs'];
  countDifferences: OpsClosingParts['countDifferences'];
  findUser: OpsLedgerParts['findUser'];
  findPerson: ExportParts['findPerson'];
  getObject: ExportParts['getObject'];
  announcements: Announcements;
  secret: Buffer;
  maintenance: MaintenanceService;
  now: () => Date;
}

/** A queue of its own: whoever floods it keeps no user from logging in. */
const HASHES = { atOnce: 1, waiting: 8 };

/** What the console of operators is made of. */
export const createOperatorsService = ({
  secret,
  maintenance,
  now,
  posts,
  wallet,
  findPeople,
  payments,
  merchants,
  envelopes,
  people,
  notices,
  groups,
  comments,
  hashtags,
  invites,
  discover,
  reports,
  openEvidence,
  today,
  ledger,
  jobs,
  countDifferences,
  findUser,
  findPerson,
  getObject,
  announcements,
  unlessSet,
  told,
  erasePerson,
}: Dependencies) => {
  const limiter = createRateLimiter();
  const [passwords, secondFactor] = [createPasswords(HASHES), createSecondFactor(secret)];
  const signIn = createSignIn({ limiter, passwords, secondFactor, now });
  const writeRead = createReads(limiter);
  const settings = createOpsSettings({ unlessSet, told });
  return {
    ...signIn,
    accounts: createOperatorAccounts({ passwords, secondFactor }),
    stepUp: createStepUp({ limiter, secondFactor, now }),
    settings,
    words: createOpsBlockWords(settings),
    maintenance: createMaintenanceOrders({ maintenance, now }),
    audit: createAudit(),
    announcements,
    today,
    checks: createOpsChecks({ ledger, jobs, findPeople, limiter }),
    closings: createOpsClosing({ ledger, countDifferences, limiter, now }),
    ledger: createOpsLedger({ ledger, findUser, findPeople, writeRead }),
    posts,
    wallet,
    findPeople,
    payments,
    merchants,
    orders: createOpsOrders({ payments, findUser, findPeople, writeRead }),
    envelopes,
    people,
    notices,
    groups,
    comments,
    hashtags,
    invites,
    invited: createOpsInvites({ invites, writeRead }),
    discover,
    reports,
    openEvidence,
    erasePerson,
    exporting: createExport({ findPerson, ledger, getObject, limiter, now }),
    limiter,
    writeRead,
  };
};

export type OperatorsService = ReturnType<typeof createOperatorsService>;
