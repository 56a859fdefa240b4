import { parseArgs } from 'node:util';
import { type OpsPerson, type OpsPersonDetails, PERSON_STATES } from '@livery/contract';
import { createPeopleOperators, type PeopleOperators } from '../../src/domains/auth/people/people.service.ts';
import { revokeSessions } from '../../src/domains/auth/sessions/sessions.repository.ts';
import { TELL_ENDED } from '../../src/domains/auth/sessions/tell-ended.ts';
import { countGroups } from '../../src/domains/groups/ownership.repository.ts';
import { createLedgerService } from '../../src/domains/ledger/ledger.service.ts';
import { userAccount } from '../../src/domains/ledger/operations.ts';
import { bindingStateOf } from '../../src/domains/payment/bindings.repository.ts';
import { countCasesAbout } from '../../src/domains/reports/cases.repository.ts';
import { countOwnPosts } from '../../src/domains/social/authors/author-counts.repository.ts';
import { insertAudit } from '../../src/infra/audit/audit.repository.ts';
import { required } from '../../src/infra/errors.ts';
import { figures } from '../../src/infra/figures.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { exportPerson } from './person-export.ts';
import { reasonOf } from './reason.ts';
import { say, sayPage } from './say.ts';
import { createTelling, type Telling } from './telling.ts';

const OPTIONS = {
  brand: { type: 'string' },
  state: { type: 'string', default: 'all' },
  until: { type: 'string' },
  'for-good': { type: 'boolean', default: false },
  reason: { type: 'string', default: '' },
  to: { type: 'string', default: '' },
  memo: { type: 'string' },
  type: { type: 'string' },
  groups: { type: 'string' },
  session: { type: 'string', default: '' },
  confirm: { type: 'string' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: person find <text> [--state all|banned|closed] [--next <…>] [--json], person show <account or id> [--json], person reveal|lift|sign-out|forget-security-code <account or id> --reason <text>, person end-session <account or id> --session <id> --reason <text>, person ban <account or id> --until <time>|--for-good --reason <text>, person set <account or id> [--memo <text>] [--type <0 to 99>] [--groups yes|no] --reason <text>, person export <account or id> --to <file> --reason <text>, person erase <account or id> --reason <text> [--confirm <account>].';
const LONGEST_MEMO = 500;

const SAID = {
  'api.not_found': 'There is no such person, or no such session: see "person find" and "person show".',
  'api.validation':
    'Write the time as 2026-01-31T02:00:00Z; it has to be to come. Write --next as it was said.',
};

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** One act: what it needs, and what it says when it is done. */
type Act = (
  people: PeopleOperators,
  given: { operations: Operations; person: OpsPerson; values: Values },
) => Promise<string>;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const banOf = ({ is_banned, banned_until }: OpsPerson): string =>
  is_banned ? `  banned ${banned_until ? `until ${banned_until}` : 'for good'}` : '';

const lineOf = (person: OpsPerson): string => {
  const { id, username, nickname, create_at, closed_at } = person;
  return `${id}  ${username}  ${nickname}  since ${create_at}${closed_at ? `  closed ${closed_at}` : ''}${banOf(person)}`;
};

const textOf = (details: OpsPersonDetails): string => {
  const { person, ban_reason, type, can_create_group, memo, balance, held, counts } = details;
  return [
    lineOf(person),
    ...(ban_reason ? [`  why     ${ban_reason}`] : []),
    `  type    ${type}${can_create_group ? '' : ', may make no groups'}`,
    `  points  ${figures(balance)}, ${figures(held)} of them held`,
    `  has     ${counts.groups} groups, ${counts.posts} posts, ${counts.reports} cases of reports`,
    ...(memo ? [`  note    ${memo}`] : []),
    ...details.identifiers.map(({ mode, value }) => `  ${mode}  ${value}`),
    ...details.sessions.map(
      (session) => `  session ${session.id} of ${session.used_at}  ${session.address}  ${session.device}`,
    ),
  ].join('\n');
};

const byOf = ({ operator }: Operations, { reason }: Values) => ({
  ...{ operator, address: '', reason: reason.trim() },
});

const untilOf = (values: Values): Date | null => {
  if ((values.until === undefined) !== values['for-good'])
    throw new UsageError('Say --until <time>, or --for-good.');
  return values.until === undefined ? null : new Date(values.until);
};

/** What is to stand there. @throws UsageError */
const changeOf = ({ memo, type, groups }: Values) => {
  const isType = type === undefined || /^\d{1,2}$/.test(type);
  const isGroups = groups === undefined || groups === 'yes' || groups === 'no';
  const isNothing = memo === undefined && type === undefined && groups === undefined;
  if (!isType || !isGroups || isNothing || (memo?.length ?? 0) > LONGEST_MEMO)
    throw new UsageError(
      `Say what: --memo in up to ${LONGEST_MEMO} characters, --type 0 to 99, --groups yes or no.`,
    );
  return {
    ...(memo !== undefined && { memo }),
    ...(type !== undefined && { type: Number(type) }),
    ...(groups !== undefined && { can_create_group: groups === 'yes' }),
  };
};

const ACTS: Readonly<Record<string, Act>> = {
  set: async (people, { operations, person, values }) => {
    const change = { ...byOf(operations, values), ...changeOf(values) };
    const details = await people.change(operations.tenant, person.id, change);
    return values.json ? json(details) : textOf(details);
  },
  reveal: async (people, { operations, person, values }) => {
    const { list, sessions } = await people.reveal(operations.tenant, person.id, byOf(operations, values));
    if (values.json) return json({ list, sessions });
    const told = sessions.filter(({ address }) => address !== '');
    return [
      ...list.map(({ mode, value }) => `${mode}  ${value}`),
      ...told.map(({ id, address }) => `session ${id}  ${address}`),
    ].join('\n');
  },
  ban: async (people, { operations, person, values }) => {
    const order = { ...byOf(operations, values), until: untilOf(values) };
    return lineOf(await people.ban(operations.tenant, person.id, order));
  },
  lift: async (people, { operations, person, values }) =>
    lineOf(await people.lift(operations.tenant, person.id, byOf(operations, values))),
  'sign-out': async (people, { operations, person, values }) => {
    const { ended } = await people.signOut(operations.tenant, person.id, byOf(operations, values));
    return `${ended} sessions of ${person.username} have ended.`;
  },
  'end-session': async (people, { operations, person, values }) => {
    await people.endSession(operations.tenant, person.id, values.session, byOf(operations, values));
    return `One session of ${person.username} has ended.`;
  },
  export: async (_, { operations, person, values }) => {
    const by = byOf(operations, values);
    const file = await exportPerson(operations, { id: person.id, to: values.to, by });
    return `All that is kept of ${person.username} is in ${file}. Nobody but they should have it.`;
  },
  'forget-security-code': async (people, { operations, person, values }) => {
    await people.forgetSecurityCode(operations.tenant, person.id, byOf(operations, values));
    return `${person.username} can set another security password; withdrawals wait then.`;
  },
};

/** The server closes the sockets: it is told by its queue. */
const peopleOf = ({ jobs, ledgerParts }: Operations, telling: Telling) =>
  createPeopleOperators({
    sessions: {
      revoke: revokeSessions,
      announce: ({ brand, db }, user_id, session_ids) =>
        telling.later(() =>
          jobs.enqueue(db, brand.id, TELL_ENDED, { user_id, session_ids: [...session_ids] }),
        ),
    },
    balanceOf: (tenant, id) =>
      createLedgerService(ledgerParts(), { begins: false }).balanceOf(tenant, userAccount(id)),
    counting: { groups: countGroups, posts: countOwnPosts, reports: countCasesAbout },
    bindingOf: bindingStateOf,
    now: () => new Date(),
  });

/** By ID or whole account. @throws api.not_found */
const personOf = async (
  people: PeopleOperators,
  { tenant }: Operations,
  name: string,
): Promise<OpsPerson> => {
  const { list } = await people.page(tenant, { q: name });
  const isNamed = ({ username }: OpsPerson) => username.toLowerCase() === name.trim().toLowerCase();
  return required(list.find(({ id }) => id === name) ?? list.find(isNamed), 'api.not_found');
};

const find = async (
  { tenant }: Operations,
  people: PeopleOperators,
  q: string,
  values: Values,
): Promise<number> => {
  const state = PERSON_STATES.find((each) => each === values.state);
  if (!state) throw new UsageError(USAGE);
  const page = await people.page(tenant, { q, state, ...(values.next && { next_id: values.next }) });
  return sayPage(page, { json: values.json, textOf: lineOf, none: 'Nobody was found.' });
};

const show = async (operations: Operations, people: PeopleOperators, { id }: OpsPerson, values: Values) => {
  const { tenant } = operations;
  const details = await people.details(tenant, id);
  await insertAudit(tenant.db, { ...byOf(operations, values), action: 'people.read', target: id });
  return values.json ? json(details) : textOf(details);
};

/** What is no act of the service of people alone. */
const OTHERS = new Set(['find', 'show', 'erase']);

/** `person find|show|set|reveal|ban|lift|sign-out|end-session|forget-security-code|export|erase`. @throws UsageError */
export const person = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action = '', name = '', ...more] = positionals;
  const act = Object.hasOwn(ACTS, action) ? ACTS[action] : undefined;
  if (more.length > 0 || (!act && !OTHERS.has(action))) throw new UsageError(USAGE);
  if (name === '' && action !== 'find') throw new UsageError(USAGE);
  if (act || action === 'erase') reasonOf(values.reason);
  if (action === 'ban') untilOf(values);
  if (action === 'set') changeOf(values);
  if (action === 'end-session' && values.session === '') throw new UsageError('Say which: --session <id>.');
  if (action === 'export' && values.to === '') throw new UsageError('Say where: --to <file>.');
  return withOperations(values.brand, (operations) =>
    orSay(SAID, async () => {
      const telling = createTelling();
      const people = peopleOf(operations, telling);
      if (action === 'find') return find(operations, people, name, values);
      const who = await personOf(people, operations, name);
      if (action === 'erase') {
        const { erasePerson } = await import('./person-erase.ts');
        const { confirm, json: isJson } = values;
        const details = await people.details(operations.tenant, who.id);
        return erasePerson(operations, details, { by: byOf(operations, values), confirm, json: isJson });
      }
      if (!act) return say(await show(operations, people, who, values));
      try {
        return say(await act(people, { operations, person: who, values }));
      } finally {
        await telling.tell();
      }
    }),
  );
};
