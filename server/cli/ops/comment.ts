import { parseArgs } from 'node:util';
import type { OpsComment } from '@livery/contract';
import { createCommentOperators } from '../../src/domains/social/comments/operators.ts';
import { findByIds, findByNameOrId } from '../../src/domains/users/users.repository.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { orSay, WRONG_NEXT } from './or-say.ts';
import { reasonOf } from './reason.ts';
import { say, sayPage } from './say.ts';

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
const SAID = { 'api.not_found': 'There is no such comment.', 'api.validation': WRONG_NEXT };

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const operators = createCommentOperators({ findUser: findByNameOrId, findPeople: findByIds });

const textOf = ({ id, username, text, is_removed }: OpsComment): string =>
  `${id}  ${username}  ${JSON.stringify(text)}${is_removed ? '  removed' : ''}`;

const list = ({ brand, author, post, text: q, removed, next: next_id, json }: Values) =>
  withOperations(brand, ({ tenant }) =>
    orSay(SAID, async () => {
      const page = await operators.search(tenant, { q, author, post, removed, next_id });
      return sayPage(page, { json, textOf, none: 'There is no such comment.' });
    }),
  );

/** `comment list|remove|restore`. @throws UsageError */
export const comment = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, id = ''] = positionals;
  if (action === 'list') return list(values);
  if ((action !== 'remove' && action !== 'restore') || id === '') throw new UsageError(USAGE);
  const reason = reasonOf(values.reason);
  return withOperations(values.brand, ({ tenant, operator }) =>
    orSay(SAID, async () => {
      await operators.setRemoved(tenant, id, action === 'remove', { operator, reason });
      return say(`${id} is ${action === 'remove' ? 'removed' : 'back'}.`);
    }),
  );
};
