import { parseArgs } from 'node:util';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';

/** `ledger verify`: recomputes every account of a brand. Exit code 1 where something is wrong. @throws UsageError */
export const ledger = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    options: { brand: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals[0] !== 'verify') throw new UsageError('There is: ledger verify.');
  return withOperations(values.brand, async ({ tenant, ledgerParts }) => {
    const { accounts, entries, findings } = await createLedgerService(ledgerParts(), {
      begins: false,
    }).verify(tenant);
    for (const { account, seq, what } of findings)
      process.stderr.write(`${account}${seq === undefined ? '' : `, entry ${seq}`}: ${what}\n`);
    process.stdout.write(
      `${accounts} accounts, ${entries} entries: ${findings.length === 0 ? 'all add up' : `${findings.length} are wrong`}.\n`,
    );
    return findings.length === 0 ? 0 : 1;
  });
};
