import { parseArgs } from 'node:util';
import type { OperatorRole } from '@livery/contract';
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
import { reasonOf } from './reason.ts';
import { say, sayRows } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  role: { type: 'string' },
  reason: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: operator add <name> --role <…> --reason <text> (the first needs none), operator role <name> --role <…> --reason <text>, operator renew|disable <name> --reason <text>, operator list.';

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

/** Whoever lets the first one in has no other reason than that. */
const OF_THE_FIRST = 'The first operator of the brand';

const listing =
  (json: boolean): Run =>
  async (accounts, { tenant }) =>
    sayRows(await accounts.list(tenant), {
      json,
      textOf: ({ name, role, disabled_at, create_at }) =>
        `${name}  ${role}  since ${create_at.toISOString()}${disabled_at ? `  disabled ${disabled_at.toISOString()}` : ''}`,
      none: 'Nobody may come in: "operator add" makes the first.',
    });

interface Flags {
  role?: string | undefined;
  reason: string;
}

/** @throws UsageError */
const roleOf = ({ role = '' }: Flags): OperatorRole => {
  if (!isOperatorRole(role)) throw new UsageError('Say --role owner, moderator, finance or support.');
  return role;
};

/** What is done with one of them. @throws UsageError for what does not say enough */
const RUNS: Readonly<Record<string, (name: string, flags: Flags) => Run>> = {
  add: (name, flags) => {
    const role = roleOf(flags);
    return async (accounts, { tenant, operator }) => {
      const isFirst = (await accounts.list(tenant)).length === 0;
      const reason = reasonOf(flags.reason.trim() || (isFirst ? OF_THE_FIRST : ''));
      printEnrolment(await accounts.add(tenant, { name, role }, { operator, reason }));
      return 0;
    };
  },
  role: (name, flags) => {
    const [role, reason] = [roleOf(flags), reasonOf(flags.reason)];
    return async (accounts, { tenant, operator }) => {
      await accounts.setRole(tenant, { name, role }, { operator, reason });
      return say(`${name} is ${role} now.`);
    };
  },
  renew: (name, flags) => {
    const reason = reasonOf(flags.reason);
    return async (accounts, { tenant, operator }) => {
      printEnrolment(await accounts.renew(tenant, name, { operator, reason }));
      return 0;
    };
  },
  disable: (name, flags) => {
    const reason = reasonOf(flags.reason);
    return async (accounts, { tenant, operator }) => {
      await accounts.disable(tenant, name, { operator, reason });
      return say(`${name} comes in no more.`);
    };
  },
};

/** @throws UsageError */
const runOf = (action = '', name: string | undefined, { json, ...flags }: Flags & { json: boolean }): Run => {
  if (action === 'list') return listing(json);
  const run = Object.hasOwn(RUNS, action) ? RUNS[action] : undefined;
  if (!run || name === undefined) throw new UsageError(USAGE);
  return run(name, flags);
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
