import { parseArgs } from 'node:util';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { createResigning } from '../../src/domains/ledger/resigning.ts';
import { createAccountSigner } from '../../src/domains/ledger/signing.ts';
import type { Finding } from '../../src/domains/ledger/verify.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { NO_KEY, orSay } from './or-say.ts';

const LEAST_KEY = 32;
const SAID = { 'api.unavailable': NO_KEY };

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

const ACTIONS: Readonly<Record<string, (operations: Operations) => Promise<number>>> = { verify, resign };

/**
 * `ledger verify`: recomputes every account of a brand. `ledger resign`: has another SECRET_KEY sign them. Exit code 1 where something
 * is wrong. @throws UsageError
 */
export const ledger = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    options: { brand: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new UsageError('There are: ledger verify, ledger resign.');
  return withOperations(values.brand, (operations) => orSay(SAID, () => action(operations)));
};
