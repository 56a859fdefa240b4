import { OPS_IDLE, type OperatorRole } from '@livery/contract';
import { type AuditEntry, insertAudit } from '../../infra/audit/audit.repository.ts';
import { ApiError, required } from '../../infra/errors.ts';
import { newId, newToken } from '../../infra/ids.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { Passwords } from '../auth/password/password.ts';
import { tokenHash } from '../auth/secrets.ts';
import { operatorName } from './accounts.service.ts';
import {
  findOperator,
  findOperatorById,
  holdEnrolled,
  type OperatorRow,
  useStep,
} from './operators.repository.ts';
import { judgeCode, type SecondFactor } from './second-factor.ts';
import {
  findOperatorSession,
  findOperatorSessions,
  insertOperatorSession,
  removeOperatorSession,
  removeOperatorSessions,
  removeOtherSessions,
  removePastSessions,
  touchOperatorSession,
} from './sessions.repository.ts';

/** Where a call of the console comes from. */
export interface OpsOrigin {
  address: string;
  /** What the browser calls itself. */
  device: string;
}

/** Who is signed in to the console. */
export interface OperatorCaller {
  operatorId: string;
  sessionId: string;
  name: string;
  role: OperatorRole;
}

const MINUTE = 60_000;
/** Wrong tries are forgotten after it. */
const WINDOW = 15 * MINUTE;
/** Of one name from one address, so that nobody elsewhere can lock an operator out. */
const WRONG_PASSWORDS = 10;
const WRONG_PASSWORDS_OF_ADDRESS = 30;
/** Of one operator, wherever from: only who has the password gets here. */
const WRONG_CODES = 5;
/** However much it is used. */
const LONGEST = 12 * 60 * MINUTE;
const FOR_THE_CODE = { idle: 5 * MINUTE, longest: 5 * MINUTE };
const LIFE = { idle: OPS_IDLE, longest: LONGEST };
/** A use within it is not written down. */
const USED_JUST_NOW = MINUTE / 2;
const MOST_DEVICE = 300;

interface Parts {
  limiter: RateLimiter;
  passwords: Passwords;
  secondFactor: SecondFactor;
  now: () => Date;
}

/** What the log says of somebody's own coming and going. */
const aboutSelf = (name: string, what: string, address: string): AuditEntry => ({
  ...{ operator: name, action: `operators.${what}`, target: name, reason: '', address },
});

/** Ends the first steps of who gave too many wrong codes; the log says so once a window. */
const lockOut = (
  db: Tenant['db'],
  { id, name }: OperatorRow,
  { address, isFirst }: { address: string; isFirst: boolean },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await removeOperatorSessions(trx, id, 'code');
    if (isFirst) await insertAudit(trx, aboutSelf(name, 'lock_out', address));
  });

/** Two steps into the console, and the sessions that come of it. Tokens are cookies; only their digests are kept. */
export const createSignIn = ({ limiter, passwords, secondFactor, now }: Parts) => {
  const begin = async (
    db: Tenant['db'],
    operatorId: string,
    stage: 'code' | 'full',
    { address, device }: OpsOrigin,
  ): Promise<string> => {
    const token = newToken();
    await insertOperatorSession(db, {
      id: newId(),
      token_hash: tokenHash(token),
      operator_id: operatorId,
      stage,
      address,
      device: device.slice(0, MOST_DEVICE),
    });
    return token;
  };

  /** Counts a password before it is judged. */
  const countPassword = async (tenant: Tenant, name: string, address: string) => {
    const keys = [`ops:password:${address}`, `ops:password:${name}:${address}`] as const;
    await limiter.enforce(tenant, keys[0], { limit: WRONG_PASSWORDS_OF_ADDRESS, windowMs: WINDOW });
    await limiter.enforce(tenant, keys[1], { limit: WRONG_PASSWORDS, windowMs: WINDOW });
    return async () => {
      for (const key of keys) await limiter.giveBack(tenant, key);
    };
  };

  return {
    /**
     * The password: returns a token that is good for the code alone. An unknown name costs the same.
     * @throws api.unauthorized (as 400: no session has ended), api.too_frequent
     */
    withPassword: async (
      tenant: Tenant,
      typed: { name: string; password: string },
      origin: OpsOrigin,
    ): Promise<string> => {
      const name = operatorName(typed.name);
      const takeBack = await countPassword(tenant, name, origin.address);
      const operator = await findOperator(tenant.db, name);
      const fits = await passwords.verify(operator?.password_hash, typed.password);
      if (!operator || !fits || operator.disabled_at) throw new ApiError('api.unauthorized', undefined, 400);
      await takeBack();
      return tenant.db.transaction().execute(async (trx) => {
        // It was renewed while the password was looked at: that one opens nothing any more.
        if (!(await holdEnrolled(trx, operator))) throw new ApiError('api.unauthorized', undefined, 400);
        await removePastSessions(trx, operator.id, OPS_IDLE);
        return begin(trx, operator.id, 'code', origin);
      });
    },

    /**
     * The code: returns a new token, with which somebody is in. After five wrong ones nobody gets further for a quarter of an hour.
     * @throws api.unauthorized without a first step, api.invalid_code, api.too_frequent
     */
    withCode: async (
      tenant: Tenant,
      typed: { token: string | undefined; code: string },
      origin: OpsOrigin,
    ): Promise<{ token: string; caller: OperatorCaller }> => {
      const { db } = tenant;
      const hash = tokenHash(required(typed.token, 'api.unauthorized'));
      const first = required(await findOperatorSession(db, hash, FOR_THE_CODE), 'api.unauthorized');
      if (first.stage !== 'code') throw new ApiError('api.unauthorized');
      const operator = required(await findOperatorById(db, first.operator_id), 'api.unauthorized');
      const key = `ops:code:${operator.id}`;
      const uses = await limiter.take(tenant, key, { limit: WRONG_CODES, windowMs: WINDOW });
      if (!uses.allowed) {
        await lockOut(db, operator, { address: origin.address, isFirst: uses.count === WRONG_CODES + 1 });
        throw new ApiError('api.too_frequent', { retry_after: uses.retryAfter });
      }
      const step = judgeCode(secondFactor, { tenant, operator, now: now() }, typed.code);
      const token = await db.transaction().execute(async (trx) => {
        // First of all: who renews or disables them meanwhile waits, and then ends this session too.
        required(await useStep(trx, operator, step), 'api.invalid_code');
        required(await removeOperatorSession(trx, first.id, operator.id), 'api.unauthorized');
        await insertAudit(trx, aboutSelf(operator.name, 'sign_in', origin.address));
        return begin(trx, operator.id, 'full', origin);
      });
      await limiter.giveBack(tenant, key, uses.count);
      const session = required(await findOperatorSession(db, tokenHash(token), LIFE), 'api.unauthorized');
      return { token, caller: callerOf(session) };
    },

    /** Whose cookie it is; `uses` it, so that it goes on. Undefined for one that is over, or waits for its code. */
    callerOf: async ({ db }: Tenant, token: string, uses = true): Promise<OperatorCaller | undefined> => {
      const session = await findOperatorSession(db, tokenHash(token), LIFE);
      if (session?.stage !== 'full') return undefined;
      if (uses && Date.now() - session.used_at.getTime() > USED_JUST_NOW)
        await touchOperatorSession(db, session.id);
      return callerOf(session);
    },

    /** One that has ended meanwhile has been signed out of. */
    signOut: ({ db }: Tenant, { sessionId, operatorId, name }: OperatorCaller, address: string) =>
      db.transaction().execute(async (trx) => {
        if (await removeOperatorSession(trx, sessionId, operatorId))
          await insertAudit(trx, aboutSelf(name, 'sign_out', address));
      }),

    sessions: async ({ db }: Tenant, { operatorId, sessionId }: OperatorCaller) => {
      const list = await findOperatorSessions(db, operatorId, OPS_IDLE);
      return list.map(({ create_at, used_at, ...session }) => ({
        ...session,
        create_at: create_at.toISOString(),
        used_at: used_at.toISOString(),
        is_current: session.id === sessionId,
      }));
    },

    /** Wherever else they are signed in, or about to be. How many that were. */
    endOthers: ({ db }: Tenant, { operatorId, sessionId, name }: OperatorCaller, address: string) =>
      db.transaction().execute(async (trx) => {
        const ended = await removeOtherSessions(trx, operatorId, sessionId);
        if (ended > 0) await insertAudit(trx, aboutSelf(name, 'end_others', address));
        return { ended };
      }),

    /** @throws api.not_found */
    endSession: ({ db }: Tenant, { operatorId, name }: OperatorCaller, id: string, address: string) =>
      db.transaction().execute(async (trx) => {
        required(await removeOperatorSession(trx, id, operatorId), 'api.not_found');
        await insertAudit(trx, { ...aboutSelf(name, 'end_session', address), target: id });
      }),
  };
};

const callerOf = (session: {
  id: string;
  operator_id: string;
  name: string;
  role: OperatorRole;
}): OperatorCaller => ({
  operatorId: session.operator_id,
  sessionId: session.id,
  name: session.name,
  role: session.role,
});

export type SignIn = ReturnType<typeof createSignIn>;
