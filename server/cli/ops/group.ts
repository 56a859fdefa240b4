import { parseArgs } from 'node:util';
import { createGroupOperators } from '../../src/domains/groups/operators.ts';
import { findByIds } from '../../src/domains/users/users.repository.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { say } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  reason: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: group list [<how its name begins, or its id>] [--json], group dissolve <id> --reason <text>.';
const SAID = { 'api.not_found': 'There is no such group.' };

const operatorsOf = ({ jobs }: Operations) => createGroupOperators({ jobs, findPeople: findByIds });

const list = async (operations: Operations, q: string, json: boolean): Promise<number> => {
  const { list: found } = await operatorsOf(operations).search(operations.tenant, { q, limit: 100 });
  if (json) return say(JSON.stringify(found, null, 2));
  const lines = found.map(
    ({ id, member_count, username, update_at, name }) =>
      `${id}  ${member_count}  ${username}  ${update_at}  ${name.replace(/\s+/g, ' ')}`,
  );
  return say(lines.join('\n') || 'There is no such group.');
};

/** `group list|dissolve`. @throws UsageError */
export const group = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, id = ''] = positionals;
  const reason = values.reason.trim();
  if (action === 'list')
    return withOperations(values.brand, (operations) => list(operations, id, values.json));
  if (action !== 'dissolve' || id === '' || reason === '') throw new UsageError(USAGE);
  return withOperations(values.brand, (operations) =>
    orSay(SAID, async () => {
      const { tenant, operator } = operations;
      await operatorsOf(operations).dissolve(tenant, id, { operator, reason });
      return say(`${id} is dissolved.`);
    }),
  );
};
