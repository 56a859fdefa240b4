import { inLanguage, OPERATOR_ROLES, type OperatorRole } from '@livery/contract';
import { type AuditEntry, insertAudit } from '../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { ApiError, required } from '../../infra/errors.ts';
import { newId, randomText } from '../../infra/ids.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { Passwords } from '../auth/password/password.ts';
import {
  disableOperator,
  findOperator,
  findOperators,
  insertOperator,
  type OperatorRow,
  renewOperator,
  setOperatorRole,
} from './operators.repository.ts';
import type { SecondFactor } from './second-factor.ts';
import { removeOperatorSessions } from './sessions.repository.ts';

/** What somebody needs to come in, told once. */
export interface Enrolment {
  name: string;
  role: OperatorRole;
  password: string;
  /** For an authenticator. */
  uri: string;
  secret: string;
}

/** Who does it, and why; where from, unless that is the command line. */
export type By = Pick<AuditEntry, 'operator' | 'reason' | 'address'>;

/** Asked within the transaction, before anything is done to somebody. @throws what refuses it */
export type Guard = (trx: TenantDb, operator: OperatorRow) => Promise<void>;

const NO_GUARD = async (): Promise<void> => undefined;

const NAME = /^[a-z0-9][a-z0-9._-]{1,29}$/;
const PASSWORD_LENGTH = 20;

export const isOperatorRole = (text: string): text is OperatorRole =>
  (OPERATOR_ROLES as readonly string[]).includes(text);

/** Names are told apart without case. */
export const operatorName = (text: string): string => text.trim().toLowerCase();

interface Parts {
  passwords: Pick<Passwords, 'hash'>;
  secondFactor: SecondFactor;
}

/** Who may come into the console of a brand. */
export const createOperatorAccounts = ({ passwords, secondFactor }: Parts) => {
  const enrolmentOf = (
    { brand }: Tenant,
    operator: Pick<OperatorRow, 'id' | 'name' | 'role' | 'generation'>,
    password: string,
  ): Enrolment => ({
    name: operator.name,
    role: operator.role,
    password,
    ...secondFactor.enrol(brand.id, inLanguage(brand.config.title, brand.config.locale), operator),
  });
  const known = async ({ db }: Tenant, name: string): Promise<OperatorRow> =>
    required(await findOperator(db, operatorName(name)), 'api.not_found');

  return {
    list: ({ db }: Tenant): Promise<OperatorRow[]> => findOperators(db),

    /** @throws api.validation for a name that is none, api.data_exists for one that is taken */
    add: async (
      tenant: Tenant,
      { name: text, role }: { name: string; role: OperatorRole },
      by: By,
      guard: (trx: TenantDb) => Promise<void> = NO_GUARD,
    ): Promise<Enrolment> => {
      const name = operatorName(text);
      if (!NAME.test(name)) throw new ApiError('api.validation', { name: 'format' });
      const password = randomText(PASSWORD_LENGTH);
      const operator = { id: newId(), name, role, password_hash: await passwords.hash(password) };
      await tenant.db.transaction().execute(async (trx) => {
        await guard(trx);
        required(await insertOperator(trx, operator), 'api.data_exists');
        await insertAudit(trx, { ...by, action: 'operators.add', target: name, after: { role } });
      });
      return enrolmentOf(tenant, { ...operator, generation: 1 }, password);
    },

    /** Another password and another second factor; the old ones are worth nothing, and all sessions end. @throws api.not_found */
    renew: async (tenant: Tenant, name: string, by: By, guard: Guard = NO_GUARD): Promise<Enrolment> => {
      const operator = await known(tenant, name);
      const password = randomText(PASSWORD_LENGTH);
      const hash = await passwords.hash(password);
      const generation = await tenant.db.transaction().execute(async (trx) => {
        await guard(trx, operator);
        const renewed = await renewOperator(trx, operator.id, hash);
        await removeOperatorSessions(trx, operator.id);
        await insertAudit(trx, { ...by, action: 'operators.renew', target: operator.name });
        return renewed;
      });
      return enrolmentOf(tenant, { ...operator, generation }, password);
    },

    /** At once: whatever they have open ends. @throws api.not_found */
    disable: async (tenant: Tenant, name: string, by: By, guard: Guard = NO_GUARD): Promise<void> => {
      const operator = await known(tenant, name);
      await tenant.db.transaction().execute(async (trx) => {
        await guard(trx, operator);
        await disableOperator(trx, operator.id);
        await removeOperatorSessions(trx, operator.id);
        await insertAudit(trx, { ...by, action: 'operators.disable', target: operator.name });
      });
    },

    /** Holds for what they do next. @throws api.not_found, api.invalid_data where it is theirs already */
    setRole: async (
      tenant: Tenant,
      { name, role }: { name: string; role: OperatorRole },
      by: By,
      guard: Guard = NO_GUARD,
    ): Promise<void> => {
      const operator = await known(tenant, name);
      await tenant.db.transaction().execute(async (trx) => {
        await guard(trx, operator);
        const former = required(await setOperatorRole(trx, operator.id, role), 'api.not_found');
        if (former === role) throw new ApiError('api.invalid_data');
        const change = { before: { role: former }, after: { role } };
        await insertAudit(trx, { ...by, action: 'operators.role', target: operator.name, ...change });
      });
    },
  };
};

export type OperatorAccounts = ReturnType<typeof createOperatorAccounts>;
