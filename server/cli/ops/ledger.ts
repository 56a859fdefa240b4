import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type OpsLedgerEntry, type OpsTransfer, parsePoints } from '@livery/contract';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { createResigning } from '../../src/domains/ledger/resigning.ts';
import { createAccountSigner } from '../../src/domains/ledger/signing.ts';
import type { Finding } from '../../src/domains/ledger/verify.ts';
import { createOpsClosing } from '../../src/domains/operators/ledger/closing.service.ts';
import { createOpsLedger } from '../../src/domains/operators/ledger/ledger.service.ts';
import { createReads } from '../../src/domains/operators/reads.ts';
import { countDifferences } from '../../src/domains/payment/differences.repository.ts';
import { findByIds, findByNameOrId } from '../../src/domains/users/users.repository.ts';
import { figures } from '../../src/infra/figures.ts';
import { UsageError } from '../brand/usage.ts';
import { checks } from './ledger-checks.ts';
import { type Operations, withOperations } from './open.ts';
import { NO_KEY, orSay } from './or-say.ts';
import { say, sayPage } from './say.ts';
import { UNLIMITED } from './unlimited.ts';

const LEAST_KEY = 32;
const SAID = {
  'api.unavailable': NO_KEY,
  'api.not_found': 'There is no such person or movement.',
  'api.validation': 'Write times as 2026-01-31T02:00:00Z and days as 2026-01-31.',
};

const OPTIONS = {
  brand: { type: 'string' },
  account: { type: 'string' },
  transfer: { type: 'string' },
  type: { type: 'string' },
  min: { type: 'string' },
  max: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
type Action = (
  operations: Operations,
  given: { values: Values; target: string | undefined },
) => Promise<number>;

const print = (findings: readonly (Pick<Finding, 'account' | 'what'> & Partial<Finding>)[]): void => {
  for (const { account, seq, what } of findings)
    process.stderr.write(`${account}${seq === undefined ? '' : `, entry ${seq}`}: ${what}\n`);
};

const verify = async ({ tenant, ledgerParts }: Operations): Promise<number> => {
  const service = createLedgerService(ledgerParts(), { begins: false });
  const { accounts, entries, findings } = await service.verify(tenant);
  print(findings);
  process.stdout.write(
    `${accounts} accounts, ${entries} entries: ${findings.length === 0 ? 'all add up' : `${findings.length} are wrong`}.\n`,
  );
  return findings.length === 0 ? 0 : 1;
};

/** Both keys, as the environment has them. @throws UsageError */
const keysOf = ({ SECRET_KEY, OLD_SECRET_KEY }: NodeJS.ProcessEnv): { next: Buffer; old: Buffer } => {
  const [next, old] = [SECRET_KEY, OLD_SECRET_KEY].map((key = '') => Buffer.from(key));
  if (!next || !old || next.length < LEAST_KEY || old.length < LEAST_KEY || next.equals(old))
    throw new UsageError(
      'Set SECRET_KEY to the new key and OLD_SECRET_KEY to the one that signs now: two, of at least 32 characters each.',
    );
  return { next, old };
};

const resign = async ({ tenant, ledgerParts, operator }: Operations): Promise<number> => {
  const keys = keysOf(process.env);
  const [old, next] = [ledgerParts(keys.old), ledgerParts(keys.next)];
  const partsOf = ({ config, heads }: typeof old) => ({ heads, signer: createAccountSigner(config) });
  const { verify: verifyOld } = createLedgerService(old, { begins: false });
  const done = await createResigning({ ...partsOf(old), verify: verifyOld }, partsOf(next))(tenant, operator);
  if ('refused' in done) {
    print(done.refused);
    process.stderr.write('The old key still signs: what does not add up has to be put right first.\n');
    return 1;
  }
  process.stdout.write(
    `The new key signs ${done.accounts} accounts; ${done.readOnly} are read-only and stay so. Start every server with it.\n`,
  );
  return 0;
};

const opsLedgerOf = ({ ledgerParts }: Operations) =>
  createOpsLedger({
    ledger: createLedgerService(ledgerParts(), { begins: false }),
    findUser: findByNameOrId,
    findPeople: findByIds,
    writeRead: createReads(UNLIMITED),
  });

const byOf = ({ operator }: Operations) => ({ operator, address: '', reason: '' });

/** @throws UsageError */
const pointsOf = (text: string | undefined): number | undefined => {
  const amount = text === undefined ? undefined : parsePoints(text);
  if (text !== undefined && amount === undefined) throw new UsageError('Write points as 100.00.');
  return amount;
};

const lineOf = ({ id, create_at, type, amount, from, to, key, remark }: OpsTransfer): string => {
  const [debtor, creditor] = [from, to].map(({ kind, owner, username }) =>
    `${kind} ${username || owner}`.trim(),
  );
  return `${id}  ${create_at}  type ${type}  ${figures(amount)}  ${debtor} -> ${creditor}  ${key}  ${remark}`;
};

const find: Action = async (operations, { values }) => {
  const { account, transfer, type, from, until, next: next_id } = values;
  const wanted = { min: pointsOf(values.min), max: pointsOf(values.max), type: type && Number(type) };
  const given = Object.entries({ account, transfer, from, until, next_id, ...wanted });
  const query = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  const found = await opsLedgerOf(operations).page(operations.tenant, query, byOf(operations));
  if (values.json) return say(JSON.stringify(found));
  if (found.statement)
    say(`opening ${figures(found.statement.opening)}, closing ${figures(found.statement.closing)}`);
  return sayPage(found, { json: false, textOf: lineOf, none: 'Nothing is found.' });
};

const entryLine = ({ account, seq, amount, balance, ...is }: OpsLedgerEntry): string => {
  const name = `${account.kind} ${account.username || account.owner}`.trim();
  const right = is.is_chained && is.is_signed ? 'as it was written' : 'NOT as it was written';
  return `  ${name}  entry ${seq}  ${figures(amount)}  ${figures(balance)} then  ${right}${is.is_frozen ? '  read-only' : ''}`;
};

const show: Action = async (operations, { values: { json }, target = '' }) => {
  if (!/^\d{1,15}$/.test(target)) throw new UsageError('Say which: ledger show <transfer>.');
  const opened = await opsLedgerOf(operations).opened(operations.tenant, target, byOf(operations));
  const lines = [lineOf(opened.transfer), ...opened.entries.map(entryLine)];
  process.stdout.write(`${json ? JSON.stringify(opened, null, 2) : lines.join('\n')}\n`);
  return 0;
};

const statement: Action = async (operations, { values: { from, until }, target }) => {
  if (target === undefined) throw new UsageError('Say whose: ledger statement <account>.');
  const asked = { account: target, from, until };
  const lines = await opsLedgerOf(operations).exported(operations.tenant, asked, byOf(operations));
  for await (const line of lines) if (!process.stdout.write(line)) await once(process.stdout, 'drain');
  return 0;
};

const closing: Action = async ({ tenant, ledgerParts, operator }, { values, target = '' }) => {
  const closings = createOpsClosing({
    ledger: createLedgerService(ledgerParts(), { begins: false }),
    countDifferences,
    limiter: UNLIMITED,
    now: () => new Date(),
  });
  const text = values.json
    ? `${JSON.stringify(await closings.of(tenant, target, operator))}\n`
    : await closings.exported(tenant, target, operator);
  process.stdout.write(text);
  return 0;
};

const ACTIONS: Readonly<Record<string, Action>> = {
  ...{ verify, resign, find, show, statement, closing, checks },
};

/**
 * `ledger verify`: recomputes every account of a brand. `ledger checks`: what that came to. `ledger resign`: has another SECRET_KEY sign them. `ledger find`: movements;
 * `ledger statement`: somebody's, as CSV; `ledger closing`: what a day came to. Exit code 1 where something is wrong. @throws UsageError
 */
export const ledger = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name = '', target] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action)
    throw new UsageError(
      'There are: ledger verify, ledger checks, ledger resign, ledger find, ledger show <transfer>, ledger statement <account>, ledger closing <day>.',
    );
  return withOperations(values.brand, (operations) =>
    orSay(SAID, () => action(operations, { values, target })),
  );
};
