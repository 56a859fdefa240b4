import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { createPasswords } from '../../src/domains/auth/password/password.ts';
import {
  createOperatorAccounts,
  type Enrolment,
  isOperatorRole,
  type OperatorAccounts,
} from '../../src/domains/operators/accounts.service.ts';
import { createSecondFactor } from '../../src/domains/operators/second-factor.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { sayRows } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  role: { type: 'string' },
  reason: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

const SAID = {
  'api.data_exists': 'There is an operator of this name. "operator renew" lets them in again.',
  'api.not_found': 'There is no such operator.',
  'api.invalid_data': 'They have this role already.',
  'api.validation': 'A name has 2 to 30 of a-z, 0-9, ".", "_" and "-", and begins with a letter or a digit.',
};

const printEnrolment = ({ name, role, password, uri, secret }: Enrolment): void => {
  process.stdout.write(`${renderUnicodeCompact(uri)}\n
Scan this with an authenticator, or type the secret in. It is shown this once.

  name      ${name}
  role      ${role}
  password  ${password}
  secret    ${secret}
  address   ${uri}
`);
};

type Run = (accounts: OperatorAccounts, operations: Operations) => Promise<number>;

const listing =
  (json: boolean): Run =>
  async (accounts, { tenant }) =>
    sayRows(await accounts.list(tenant), {
      json,
      textOf: ({ name, role, disabled_at, create_at }) =>
        `${name}  ${role}  since ${create_at.toISOString()}${disabled_at ? `  disabled ${disabled_at.toISOString()}` : ''}`,
      none: 'Nobody may come in: "operator add" makes the first.',
    });

const runOf = (
  action: string | undefined,
  name: string | undefined,
  { role = '', reason, json }: { role?: string | undefined; reason: string; json: boolean },
): Run => {
  if (action === 'list') return listing(json);
  if (name === undefined)
    throw new UsageError('There are: operator add|renew|role|disable <name>, operator list.');
  if (action === 'add' || action === 'role') {
    if (!isOperatorRole(role)) throw new UsageError('Say --role owner, moderator, finance or support.');
    if (action === 'role')
      return async (accounts, { tenant, operator }) => {
        await accounts.setRole(tenant, { name, role }, { operator, reason });
        process.stdout.write(`${name} is ${role} now.\n`);
        return 0;
      };
    return async (accounts, { tenant, operator }) => {
      printEnrolment(await accounts.add(tenant, { name, role }, { operator, reason }));
      return 0;
    };
  }
  if (action === 'renew')
    return async (accounts, { tenant, operator }) => {
      printEnrolment(await accounts.renew(tenant, name, { operator, reason }));
      return 0;
    };
  if (action !== 'disable')
    throw new UsageError('There are: operator add|renew|role|disable <name>, operator list.');
  return async (accounts, { tenant, operator }) => {
    await accounts.disable(tenant, name, { operator, reason });
    process.stdout.write(`${name} comes in no more.\n`);
    return 0;
  };
};

/** `operator add|list|renew|role|disable`. @throws UsageError */
export const operator = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, name] = positionals;
  const run = runOf(action, name, values);
  return withOperations(values.brand, (operations) => {
    const secondFactor = createSecondFactor(operations.secret());
    const accounts = createOperatorAccounts({ passwords: createPasswords(), secondFactor });
    return orSay(SAID, () => run(accounts, operations));
  });
};
