import { insertAudit } from '../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { findOperatorById, type OperatorRow, useStep } from './operators.repository.ts';
import { judgeCode, type SecondFactor } from './second-factor.ts';
import { removeOperatorSession } from './sessions.repository.ts';
import type { OperatorCaller } from './sign-in.service.ts';

/** Wrong codes of one operator who is in; apart from those of signing in, which nobody with a stolen cookie shall use up. */
const WRONG_CODES = { limit: 5, windowMs: 15 * 60_000 };

/** Uses the code up, in the transaction of what it is for: where that is refused, the code is good still. @throws api.invalid_code */
export type Spend = (trx: TenantDb) => Promise<void>;

interface Parts {
  limiter: RateLimiter;
  secondFactor: SecondFactor;
  now: () => Date;
}

/** The second factor once more, of somebody who is in: a cookie alone lets nobody else in (docs/decisions/0124). */
export const createStepUp = ({ limiter, secondFactor, now }: Parts) => {
  /** Who guesses is out, and the log says so. */
  const end = ({ db }: Tenant, { sessionId, operatorId, name }: OperatorCaller, address: string) =>
    db.transaction().execute(async (trx) => {
      if (!(await removeOperatorSession(trx, sessionId, operatorId))) return;
      const about = { operator: name, target: name, address, reason: '' };
      await insertAudit(trx, { ...about, action: 'operators.lock_out' });
    });

  /** Counts a code before it is judged. */
  const count = async (tenant: Tenant, caller: OperatorCaller, address: string) => {
    const key = `ops:step-up:${caller.operatorId}`;
    const uses = await limiter.take(tenant, key, WRONG_CODES);
    if (!uses.allowed) {
      await end(tenant, caller, address);
      throw new ApiError('api.too_frequent', { retry_after: uses.retryAfter });
    }
    return () => limiter.giveBack(tenant, key, uses.count);
  };

  /**
   * Has `act` done by who shows the code of now. After five wrong ones their session ends.
   * @throws api.invalid_code also for one that was used, api.too_frequent
   */
  return async <Result>(
    tenant: Tenant,
    { caller, address, code }: { caller: OperatorCaller; address: string; code: string },
    act: (spend: Spend) => Promise<Result>,
  ): Promise<Result> => {
    const forgive = await count(tenant, caller, address);
    const operator: OperatorRow = required(
      await findOperatorById(tenant.db, caller.operatorId),
      'api.unauthorized',
    );
    const step = judgeCode(secondFactor, { tenant, operator, now: now() }, code);
    let isRight = false;
    try {
      return await act(async (trx) => {
        required(await useStep(trx, operator, step), 'api.invalid_code');
        isRight = true;
      });
    } finally {
      if (isRight) await forgive();
    }
  };
};

export type StepUp = ReturnType<typeof createStepUp>;
