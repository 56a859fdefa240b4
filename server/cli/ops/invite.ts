import { parseArgs } from 'node:util';
import { INVITE_STATES, MOST_INVITES, type OpsInvite } from '@livery/contract';
import { createInviteOperators } from '../../src/domains/auth/invites/operators.ts';
import { createOpsInvites } from '../../src/domains/operators/invites/invites.service.ts';
import { createReads } from '../../src/domains/operators/reads.ts';
import { timeOf } from '../../src/domains/operators/time-of.ts';
import { ApiError } from '../../src/infra/errors.ts';
import { newId } from '../../src/infra/ids.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { reasonOf } from './reason.ts';
import { say, sayPage, sayRows } from './say.ts';
import { UNLIMITED } from './unlimited.ts';

const OPTIONS = {
  brand: { type: 'string' },
  state: { type: 'string' },
  batch: { type: 'string' },
  count: { type: 'string', default: '1' },
  uses: { type: 'string', default: '1' },
  until: { type: 'string' },
  note: { type: 'string', default: '' },
  id: { type: 'string' },
  next: { type: 'string' },
  reason: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: invite list [--state open|used|expired|withdrawn] [--batch <id>] [--next <…>] [--json], invite add [--count <1 to 200>] [--uses <number>|any] [--until <time>] [--note <…>] [--id <…>] [--json], invite withdraw <code> --reason <text>, invite uses <code> [--next <…>] [--json], invite export --batch <id>.';
const SAID = {
  'api.not_found': 'There is no such code.',
  'api.validation': 'Write times that are still to come as 2026-12-01T02:00:00Z, and --next as it was told.',
  'api.invalid_data': 'Other codes were made under this id.',
};

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
type Action = (operations: Operations, given: { values: Values; code: string }) => Promise<number>;

const invites = createInviteOperators({ now: () => new Date() });
const invited = createOpsInvites({ invites, writeRead: createReads(UNLIMITED) });

const lineOf = ({ code, state, taken, most, until, note, batch }: OpsInvite): string =>
  `${code}  ${state}  ${taken} of ${most ?? 'any'}  ${until ?? 'no end'}  ${batch}  ${JSON.stringify(note)}`;

/** @throws UsageError for what is no whole number up to `most` */
const numberOf = (text: string, most: number): number => {
  if (!/^\d{1,7}$/.test(text) || Number(text) < 1 || Number(text) > most) throw new UsageError(USAGE);
  return Number(text);
};

/** @throws api.not_found */
const named = async ({ tenant }: Operations, code: string): Promise<OpsInvite> => {
  const [found] = (await invites.list(tenant, { code })).list;
  if (!found) throw new ApiError('api.not_found');
  return found;
};

const list: Action = async ({ tenant }, { values: { state: asked, batch, next: next_id, json } }) => {
  const state = INVITE_STATES.find((each) => each === asked);
  if (asked !== undefined && !state) throw new UsageError(USAGE);
  const page = await invites.list(tenant, { state, batch, next_id });
  return sayPage(page, { json, textOf: lineOf, none: 'There is no such code.' });
};

const add: Action = async ({ tenant, operator }, { values }) => {
  const made = await invites.make(
    tenant,
    { operator, reason: '' },
    {
      id: values.id ?? newId(),
      count: numberOf(values.count, MOST_INVITES),
      note: values.note.trim(),
      most: values.uses === 'any' ? null : numberOf(values.uses, 1_000_000),
      until: timeOf('until', values.until) ?? null,
    },
  );
  return sayRows(made, { json: values.json, textOf: ({ code }) => code, none: '' });
};

const withdraw: Action = async (operations, { values, code }) => {
  const { tenant, operator } = operations;
  const reason = reasonOf(values.reason);
  const { id, code: written } = await named(operations, code);
  await invites.withdraw(tenant, { operator, reason }, id);
  return say(`${written} is withdrawn.`);
};

const uses: Action = async (operations, { values: { next: next_id, json }, code }) => {
  const { tenant, operator } = operations;
  const { id } = await named(operations, code);
  const page = await invited.people(tenant, { operator, address: '', reason: '' }, { id, next_id });
  return sayPage(page, {
    ...{ json, none: 'Nobody has used it yet.' },
    textOf: (person) => `${person.id}  ${person.username}  ${person.create_at}`,
  });
};

const exported: Action = async ({ tenant, operator }, { values: { batch } }) => {
  if (batch === undefined) throw new UsageError(USAGE);
  const text = await invited.exported(tenant, { operator, address: '', reason: '' }, batch);
  return say(text.trimEnd());
};

const ACTIONS: Readonly<Record<string, Action>> = { list, add, withdraw, uses, export: exported };

/** `invite list|add|withdraw|uses|export`. @throws UsageError */
export const invite = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name = '', code = ''] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  const needsCode = name === 'withdraw' || name === 'uses';
  const fitsId = values.id === undefined || /^[A-Za-z0-9]{1,64}$/.test(values.id);
  if (!action || needsCode !== (code !== '') || !fitsId || [...values.note].length > 100)
    throw new UsageError(USAGE);
  return withOperations(values.brand, (operations) =>
    orSay(SAID, () => action(operations, { values, code })),
  );
};
