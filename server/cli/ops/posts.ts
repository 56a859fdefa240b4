import { parseArgs } from 'node:util';
import { createPostOperators, MOST_WAITING } from '../../src/domains/social/publishing/operators.ts';
import { ApiError } from '../../src/infra/errors.ts';
import { publicUrl } from '../../src/infra/objects/keys.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { reasonOf } from './reason.ts';
import { sayRows } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Operators = ReturnType<typeof createPostOperators>;
type Waiting = Awaited<ReturnType<Operators['listPosts']>>[number];

/** One a line, and what is to be looked at below it. */
const textOf = ({ id, create_at, username, kind, description, media }: Waiting): string =>
  [
    `${id}  ${create_at.toISOString()}  ${username}  ${kind}`,
    ...description.split('\n'),
    ...media.map(({ file }) => publicUrl(file)),
  ].join('\n    ');

const list = (brand: string | undefined, json: boolean): Promise<number> =>
  withOperations(brand, async ({ tenant, jobs }) =>
    sayRows(await createPostOperators({ jobs }).listPosts(tenant), {
      json,
      textOf,
      none: 'No post waits.',
      most: MOST_WAITING,
    }),
  );

const SAID: Partial<Record<string, string>> = {
  'api.post_not_exist': 'There is no such post.',
  'api.invalid_data':
    'It is in another state: see "posts list". What the server itself rejected has no files.',
};

const decide = async (
  action: 'approve' | 'reject',
  id: string | undefined,
  { brand, reason = '' }: { brand?: string | undefined; reason?: string | undefined },
): Promise<number> => {
  if (id === undefined) throw new UsageError(`Name a post: posts ${action} <id>.`);
  if (action === 'reject') reasonOf(reason);
  return withOperations(brand, async ({ tenant, jobs, operator }) => {
    const operators = createPostOperators({ jobs });
    const by = { operator, reason: reason.trim() };
    try {
      await (action === 'approve' ? operators.approvePost : operators.rejectPost)(tenant, id, by);
    } catch (error) {
      const said = error instanceof ApiError ? SAID[error.code] : undefined;
      if (said === undefined) throw error;
      process.stderr.write(`${said}\n`);
      return 1;
    }
    process.stdout.write(`${id} is ${action === 'approve' ? 'approved' : 'rejected'}.\n`);
    return 0;
  });
};

/** `posts list|approve|reject`. @throws UsageError */
export const posts = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, id] = positionals;
  if (action === 'list') return list(values.brand, values.json);
  if (action === 'approve' || action === 'reject') return decide(action, id, values);
  throw new UsageError('There are: posts list, posts approve <id>, posts reject <id> --reason <text>.');
};
