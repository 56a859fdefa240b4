import { parseArgs } from 'node:util';
import { REPORT_CASE_STATES, REPORT_KINDS, type ReportCase } from '@livery/contract';
import { createGroupOperators } from '../../src/domains/groups/operators.ts';
import { createMessageOperators } from '../../src/domains/messages/retraction/operators.ts';
import { createReportOperators } from '../../src/domains/reports/operators.ts';
import { createPostOperators } from '../../src/domains/social/publishing/operators.ts';
import { findByIds } from '../../src/domains/users/users.repository.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { orSay, WRONG_NEXT } from './or-say.ts';
import { reasonOf } from './reason.ts';
import { say, sayPage } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  state: { type: 'string', default: 'open' },
  kind: { type: 'string' },
  reason: { type: 'string', default: '' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: report list [--state open|dismissed|upheld] [--kind user|group|message|post] [--next <…>] [--json], report show <id> [--next <…>] [--json], report dismiss <id> [--reason <text>], report uphold <id> --reason <text>.';

const SAID = {
  'api.validation': WRONG_NEXT,
  'api.not_found': 'There is no such report: see "report list".',
  'api.invalid_data': 'Another operator has decided already: see "report show".',
  'api.data_exists': 'Another report has just come in: see "report show".',
};

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const operatorsOf = ({ jobs }: Pick<Operations, 'jobs'>) =>
  createReportOperators({
    posts: createPostOperators({ jobs }),
    groups: createGroupOperators({ jobs, findPeople: findByIds }),
    messages: createMessageOperators({ jobs }),
    findPeople: findByIds,
  });

const lineOf = ({
  id,
  kind,
  state,
  count,
  reasons,
  username,
  target_id,
  last_at,
  title,
}: ReportCase): string => {
  const why = reasons.map((each) => `${each.reason} ${each.count}`).join(', ');
  return `${id}  ${state}  ${kind} ${target_id}  ${username}  ${count} (${why})  ${last_at}\n    ${title}`;
};

const list = async (
  operations: Operations,
  { state: wanted, kind: asked, next, json }: Values,
): Promise<number> => {
  const state = REPORT_CASE_STATES.find((each) => each === wanted);
  const kind = REPORT_KINDS.find((each) => each === asked);
  if (!state || (asked !== undefined && !kind)) throw new UsageError(USAGE);
  const filter = { state, ...(kind && { kind }), ...(next && { next_id: next }) };
  const page = await operatorsOf(operations).page(operations.tenant, filter);
  return sayPage(page, { json, textOf: lineOf, none: 'Nothing was reported.' });
};

const show = async (operations: Operations, id: number, { next, json }: Values): Promise<number> => {
  const reports = operatorsOf(operations);
  const details = await reports.details(operations.tenant, id);
  const page = await reports.each(operations.tenant, id, next ? { next_id: next } : {});
  const { list: reported, next_id } = page;
  if (json) return say(JSON.stringify({ ...details, reports: reported, next_id }, null, 2));
  say(`${lineOf(details.case)}\n${details.shown.text}`);
  return sayPage(page, {
    ...{ json, none: 'Nobody says more.' },
    textOf: ({ username, reason, text }) => `  ${username}: ${reason} ${text}`.trimEnd(),
  });
};

/** `report list|show|dismiss|uphold`. @throws UsageError */
export const report = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, number] = positionals;
  const id = /^\d{1,15}$/.test(number ?? '') ? Number(number) : undefined;
  const reason = values.reason.trim();
  if (action === 'list')
    return withOperations(values.brand, (operations) => orSay(SAID, () => list(operations, values)));
  if (id === undefined) throw new UsageError(USAGE);
  if (action === 'show')
    return withOperations(values.brand, (operations) => orSay(SAID, () => show(operations, id, values)));
  if (action !== 'dismiss' && action !== 'uphold') throw new UsageError(USAGE);
  if (action === 'uphold') reasonOf(reason);
  return withOperations(values.brand, (operations) =>
    orSay(SAID, async () => {
      const { tenant, operator } = operations;
      const reports = operatorsOf(operations);
      const { count } = (await reports.details(tenant, id)).case;
      const decided = await reports.decide(tenant, id, { operator }, { decision: action, reason, count });
      return say(
        `${id} is ${decided.state}${decided.was_taken_down ? ', and what was reported is taken down' : ''}.`,
      );
    }),
  );
};
