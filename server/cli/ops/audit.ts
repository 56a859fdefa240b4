import { parseArgs } from 'node:util';
import type { AuditRow } from '@livery/contract';
import { createAudit } from '../../src/domains/operators/audit/audit.service.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { say, sayPage } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  q: { type: 'string' },
  operator: { type: 'string' },
  action: { type: 'string' },
  target: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: audit check, audit list [--q <words>] [--operator <…>] [--action <…>] [--target <…>] [--from <time>] [--until <time>] [--next <…>] [--json], audit export with the same.';
const SAID = { 'api.validation': 'Write times as 2026-01-31T02:00:00Z, and --next as it was said.' };

const check = (brand: string | undefined): Promise<number> =>
  withOperations(brand, async ({ tenant }) => {
    const { broken_at, head, rows } = await createAudit().check(tenant);
    if (broken_at !== null) {
      process.stderr.write(`Row ${broken_at} is not as it was written, or one before it is missing.\n`);
      return 1;
    }
    return say(`${rows} rows, all as they were written. The newest digest is ${head}.`);
  });

const textOf = ({ seq, create_at, operator, action, target, reason, address }: AuditRow): string =>
  [seq, create_at, operator, action, target, address, reason].filter((part) => part !== '').join('  ');

/** `audit check|list|export`. @throws UsageError */
export const audit = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, ...more] = positionals;
  const { brand, json, next, ...filter } = values;
  if (more.length === 0 && action === 'check') return check(brand);
  if (more.length > 0 || (action !== 'list' && action !== 'export')) throw new UsageError(USAGE);
  return withOperations(brand, ({ tenant, operator }) =>
    orSay(SAID, async () => {
      if (action === 'export')
        return say((await createAudit().exported(tenant, filter, { operator, address: '' })).trimEnd());
      const page = await createAudit().page(tenant, { ...filter, next_id: next });
      return sayPage(page, { json, textOf, none: 'Nothing is there.' });
    }),
  );
};
