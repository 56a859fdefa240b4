import { parseArgs } from 'node:util';
import type { OpsHashtag } from '@livery/contract';
import { createHashtagOperators, MOST_FOUND } from '../../src/domains/search/operators.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { orSay, WRONG_NEXT } from './or-say.ts';
import { reasonOf } from './reason.ts';
import { say, sayPage } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  reason: { type: 'string', default: '' },
  hidden: { type: 'boolean', default: false },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: hashtag list [<how it begins>] [--hidden] [--next <…>] [--json], hashtag hide|show <name> --reason <text>.';
type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const SAID_OF_LIST = { 'api.validation': WRONG_NEXT };
const SAID = { 'api.validation': 'That is no hashtag.' };

const textOf = ({ shown, count, is_hidden }: OpsHashtag): string =>
  `${shown}  ${count}${is_hidden ? '  hidden' : ''}`;

/** By how they begin there is one page. @throws UsageError */
const list = (q: string, { brand, hidden, next: next_id, json }: Values) => {
  if (q !== '' && next_id !== undefined)
    throw new UsageError(
      `By how they begin only the first ${MOST_FOUND} are found: say more of it, or no --next.`,
    );
  return withOperations(brand, ({ tenant }) =>
    orSay(SAID_OF_LIST, async () => {
      const page = await createHashtagOperators().search(tenant, { q, hidden, next_id });
      if (q !== '' && page.list.length === MOST_FOUND)
        process.stderr.write(`These are the first ${MOST_FOUND}: say more of how it begins.\n`);
      return sayPage(page, { json, textOf, none: 'There is no such hashtag.' });
    }),
  );
};

/** `hashtag list|hide|show`. @throws UsageError */
export const hashtag = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, name = ''] = positionals;
  if (action === 'list') return list(name, values);
  if ((action !== 'hide' && action !== 'show') || name === '') throw new UsageError(USAGE);
  const reason = reasonOf(values.reason);
  return withOperations(values.brand, ({ tenant, operator }) =>
    orSay(SAID, async () => {
      await createHashtagOperators().setHidden(tenant, name, action === 'hide', { operator, reason });
      return say(`${name} is ${action === 'hide' ? 'hidden' : 'shown'}.`);
    }),
  );
};
