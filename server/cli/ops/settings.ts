import { parseArgs } from 'node:util';
import { createPostOperators } from '../../src/domains/social/publishing/operators.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';

const OPTIONS = { brand: { type: 'string' }, reason: { type: 'string', default: '' } } as const;

/** `settings post_review hold|auto`. @throws UsageError */
export const settings = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name, mode] = positionals;
  if (name !== 'post_review' || (mode !== 'hold' && mode !== 'auto'))
    throw new UsageError('There is: settings post_review hold|auto.');
  return withOperations(values.brand, async ({ tenant, jobs, operator }) => {
    await createPostOperators({ jobs }).setPostReview(tenant, mode, { operator, reason: values.reason });
    process.stdout.write(`post_review is ${mode}.\n`);
    return 0;
  });
};
