import type { Infra } from '../../infra/infra.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { SecurityCodes } from '../auth/security-code/security-codes.service.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import type { UsersService } from '../users/users.service.ts';

/** What the parts of this domain are made of. */
export interface PaymentParts {
  config: Pick<Infra['config'], 'mode' | 'secret'>;
  log: Pick<Infra['log'], 'info' | 'warn' | 'error'>;
  jobs: Infra['jobs'];
  wellpay: Infra['wellpay'];
  ledger: Pick<LedgerService, 'inTransaction' | 'post'>;
  /** That somebody's points have moved, or are not on their way any more. */
  tellMoved(tenant: Tenant, userIds: readonly string[]): Promise<void>;
  users: Pick<UsersService, 'byId' | 'holdLiving'>;
  securityCodes: SecurityCodes;
  clock: () => Date;
}
