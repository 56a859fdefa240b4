import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { userAccount } from '../../ledger/operations.ts';

type Log = LedgerService['log'];

const PAGE = 500;
/** More is held of nobody. */
const MOST_HOLDS = 10_000;

/** What moved somebody's points, the latest first: a page a statement. Whom they came from or went to is said by id. */
export async function* movementsOf(tenant: Tenant, log: Log, person: string): AsyncGenerator<object[]> {
  let before: number | undefined;
  for (;;) {
    const rows = await log.list(tenant, userAccount(person), { before, limit: PAGE });
    yield rows.map(({ other_kind, other_owner, ...row }) => ({
      ...row,
      with: `${other_kind} ${other_owner}`.trim(),
    }));
    if (rows.length < PAGE) return;
    before = rows.at(-1)?.seq;
  }
}

export async function* holdsOf(tenant: Tenant, log: Log, person: string): AsyncGenerator<object[]> {
  yield await log.holds(tenant, userAccount(person), MOST_HOLDS);
}
