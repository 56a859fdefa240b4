import { parseArgs } from 'node:util';
import { createAudit } from '../../src/domains/operators/audit/audit.service.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';

const OPTIONS = { brand: { type: 'string' } } as const;

/** `audit check`. @throws UsageError */
export const audit = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (positionals[0] !== 'check') throw new UsageError('There is: audit check.');
  return withOperations(values.brand, async ({ tenant }) => {
    const { broken_at, head, rows } = await createAudit().check(tenant);
    if (broken_at !== null) {
      process.stderr.write(`Row ${broken_at} is not as it was written, or one before it is missing.\n`);
      return 1;
    }
    process.stdout.write(`${rows} rows, all as they were written. The newest digest is ${head}.\n`);
    return 0;
  });
};
