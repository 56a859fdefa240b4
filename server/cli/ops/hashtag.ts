import { parseArgs } from 'node:util';
import { createHashtagOperators } from '../../src/domains/search/operators.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { say } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  reason: { type: 'string', default: '' },
  hidden: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: hashtag list [<how it begins>] [--hidden] [--json], hashtag hide|show <name> --reason <text>.';
const SAID = { 'api.validation': 'That is no hashtag.' };

const list = (brand: string | undefined, q: string, { hidden, json }: { hidden: boolean; json: boolean }) =>
  withOperations(brand, async ({ tenant }) => {
    const { list: found } = await createHashtagOperators().search(tenant, { q, hidden });
    if (json) return say(JSON.stringify(found, null, 2));
    const lines = found.map(
      ({ shown, count, is_hidden }) => `${shown}  ${count}${is_hidden ? '  hidden' : ''}`,
    );
    return say(lines.join('\n') || 'There is no such hashtag.');
  });

/** `hashtag list|hide|show`. @throws UsageError */
export const hashtag = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, name = ''] = positionals;
  const reason = values.reason.trim();
  if (action === 'list') return list(values.brand, name, values);
  if ((action !== 'hide' && action !== 'show') || name === '' || reason === '') throw new UsageError(USAGE);
  return withOperations(values.brand, ({ tenant, operator }) =>
    orSay(SAID, async () => {
      await createHashtagOperators().setHidden(tenant, name, action === 'hide', { operator, reason });
      return say(`${name} is ${action === 'hide' ? 'hidden' : 'shown'}.`);
    }),
  );
};
