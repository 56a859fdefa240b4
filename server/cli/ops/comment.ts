import { parseArgs } from 'node:util';
import { createCommentOperators } from '../../src/domains/social/comments/operators.ts';
import { findByIds, findByNameOrId } from '../../src/domains/users/users.repository.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { orSay } from './or-say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  author: { type: 'string' },
  post: { type: 'string' },
  text: { type: 'string' },
  removed: { type: 'boolean', default: false },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
  reason: { type: 'string', default: '' },
} as const;

const USAGE =
  'There are: comment list [--author <account>] [--post <id>] [--text <…>] [--removed] [--next <…>] [--json], comment remove|restore <id> --reason <text>.';
const SAID = { 'api.not_found': 'There is no such comment.' };

const say = (text: string): number => {
  process.stdout.write(`${text}\n`);
  return 0;
};

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const operators = createCommentOperators({ findUser: findByNameOrId, findPeople: findByIds });

const list = ({ brand, author, post, text: q, removed, next: next_id, json }: Values) =>
  withOperations(brand, async ({ tenant }) => {
    const page = await operators.search(tenant, { q, author, post, removed, next_id });
    if (json) return say(JSON.stringify(page.list, null, 2));
    const lines = page.list.map(
      ({ id, username, text, is_removed }) =>
        `${id}  ${username}  ${JSON.stringify(text)}${is_removed ? '  removed' : ''}`,
    );
    const further = page.next_id === null ? [] : [`There may be more: --next ${page.next_id}`];
    return say([...lines, ...further].join('\n') || 'There is no such comment.');
  });

/** `comment list|remove|restore`. @throws UsageError */
export const comment = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, id = ''] = positionals;
  const reason = values.reason.trim();
  if (action === 'list') return list(values);
  if ((action !== 'remove' && action !== 'restore') || id === '' || reason === '')
    throw new UsageError(USAGE);
  return withOperations(values.brand, ({ tenant, operator }) =>
    orSay(SAID, async () => {
      await operators.setRemoved(tenant, id, action === 'remove', { operator, reason });
      return say(`${id} is ${action === 'remove' ? 'removed' : 'back'}.`);
    }),
  );
};
