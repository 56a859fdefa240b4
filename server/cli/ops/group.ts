import { parseArgs } from 'node:util';
import type { OpsGroup } from '@livery/contract';
import { createGroupOperators } from '../../src/domains/groups/operators.ts';
import { findByIds } from '../../src/domains/users/users.repository.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { orSay, WRONG_NEXT } from './or-say.ts';
import { reasonOf } from './reason.ts';
import { say, sayPage } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  reason: { type: 'string', default: '' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: group list [<how its name begins, or its id>] [--next <…>] [--json], group dissolve <id> --reason <text>.';
const SAID = { 'api.not_found': 'There is no such group.', 'api.validation': WRONG_NEXT };

const operatorsOf = ({ jobs }: Operations) => createGroupOperators({ jobs, findPeople: findByIds });

const textOf = ({ id, member_count, username, update_at, name }: OpsGroup): string =>
  `${id}  ${member_count}  ${username}  ${update_at}  ${name.replace(/\s+/g, ' ')}`;

const list = async (
  operations: Operations,
  q: string,
  { next: next_id, json }: { next?: string | undefined; json: boolean },
): Promise<number> =>
  sayPage(await operatorsOf(operations).search(operations.tenant, { q, next_id }), {
    ...{ json, textOf, none: 'There is no such group.' },
  });

/** `group list|dissolve`. @throws UsageError */
export const group = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, id = ''] = positionals;
  if (action === 'list')
    return withOperations(values.brand, (operations) => orSay(SAID, () => list(operations, id, values)));
  if (action !== 'dissolve' || id === '') throw new UsageError(USAGE);
  const reason = reasonOf(values.reason);
  return withOperations(values.brand, (operations) =>
    orSay(SAID, async () => {
      const { tenant, operator } = operations;
      await operatorsOf(operations).dissolve(tenant, id, { operator, reason });
      return say(`${id} is dissolved.`);
    }),
  );
};
