import { parseArgs } from 'node:util';
import { type Announcement, type AnnouncementSegment, LIMITS } from '@livery/contract';
import { createAnnouncements } from '../../src/domains/notifications/notices/announcements.ts';
import { createNoticeOperators } from '../../src/domains/notifications/notices/operators.ts';
import { findByUsername, holdLiving } from '../../src/domains/users/users.repository.ts';
import { required } from '../../src/infra/errors.ts';
import { newId } from '../../src/infra/ids.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { reasonOf } from './reason.ts';
import { say, sayPage } from './say.ts';
import { UNLIMITED } from './unlimited.ts';

const OPTIONS = {
  brand: { type: 'string' },
  zh: { type: 'string', default: '' },
  en: { type: 'string', default: '' },
  id: { type: 'string' },
  everybody: { type: 'boolean', default: false },
  new: { type: 'string' },
  type: { type: 'string' },
  start: { type: 'string' },
  count: { type: 'boolean', default: false },
  next: { type: 'string' },
  reason: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const USAGE =
  'There are: notice <account> --zh <…> --en <…> --reason <…> [--id <…>], notice --everybody|--new <days>|--type <type> --zh <…> --en <…> --reason <…> [--start <time>] [--id <…>], the same with --count, notice list [--next <…>] [--json], notice stop <id> --reason <…>.';

const ID = /^[A-Za-z0-9]{1,64}$/;

const SAID = {
  'api.not_found': 'There is no such person.',
  'api.invalid_data': 'Something else was told under this id.',
  'api.validation': `Say it in both languages, --zh and --en, in up to ${LIMITS.notice} characters each. A time to come within a year is written as 2026-12-01T02:00:00Z, --next as it was said.`,
};

const SAID_OF_STOP = {
  'api.not_found': 'There is no such notice to many.',
  'api.invalid_data': 'It was over before.',
};

const announcementsOf = ({ jobs }: Operations) =>
  createAnnouncements({ jobs, now: () => new Date(), limiter: UNLIMITED });

const nameOf = ({ kind, ...segment }: AnnouncementSegment): string =>
  [kind, ...Object.values(segment)].join(' ');

const textOf = ({ id, state, segment, start_at, told, texts }: Announcement): string =>
  [
    ...[id, state, nameOf(segment), start_at === null ? '' : `from ${start_at}`],
    ...[`${told} told`, texts.en],
  ]
    .filter(Boolean)
    .join('\t');

/** @throws UsageError */
const numberOf = (flag: string, text: string, [least, most]: readonly [number, number]): number => {
  const number = Number(text);
  if (!/^\d{1,3}$/.test(text) || number < least || number > most)
    throw new UsageError(`Say --${flag} ${least} to ${most}.`);
  return number;
};

/** Whom many are; undefined: one person is meant. @throws UsageError for more than one of these */
const segmentOf = (
  { everybody, new: days, type }: Values,
  username: string | undefined,
): AnnouncementSegment | undefined => {
  const meant = [everybody, days !== undefined, type !== undefined, username !== undefined];
  if (meant.filter(Boolean).length !== 1)
    throw new UsageError('Name one account ID, or say --everybody, --new <days> or --type <type>.');
  if (days !== undefined) return { kind: 'new', days: numberOf('new', days, [1, 365]) };
  if (type !== undefined) return { kind: 'type', type: numberOf('type', type, [0, 99]) };
  return everybody ? { kind: 'all' } : undefined;
};

interface Told {
  id: string;
  texts: Announcement['texts'];
  by: { operator: string; address: string; reason: string };
  values: Values;
}

const announce = async (
  operations: Operations,
  segment: AnnouncementSegment,
  { id, texts, by, values }: Told,
): Promise<number> => {
  const input = { id, texts, segment, start_at: values.start ?? null };
  const announced = await announcementsOf(operations).send(operations.tenant, by, input);
  return say(values.json ? JSON.stringify(announced, null, 2) : textOf(announced));
};

const tellOne = async (
  { tenant }: Operations,
  username: string,
  { id, texts, by, values }: Told,
): Promise<number> => {
  const { id: userId } = required(await findByUsername(tenant.db, username), 'api.not_found');
  const isNew = await createNoticeOperators({ holdLiving }).send(tenant, by, { id, userId, texts });
  if (values.json) return say(JSON.stringify({ id, is_new: isNew }));
  return say(isNew ? `${username} is told.` : `${id} was told before: nothing was now.`);
};

const count = async (
  operations: Operations,
  segment: AnnouncementSegment | undefined,
  username: string,
): Promise<number> => {
  const { tenant, operator } = operations;
  if (!segment) required(await findByUsername(tenant.db, username), 'api.not_found');
  const people = segment ? await announcementsOf(operations).count(tenant, operator, segment) : 1;
  return say(`${people} would be told. Nothing was.`);
};

/** @throws UsageError */
const tell = async (username: string | undefined, values: Values): Promise<number> => {
  const segment = segmentOf(values, username);
  if (segment === undefined && values.start !== undefined)
    throw new UsageError('One person is told at once: --start is for many.');
  const id = values.id ?? newId();
  if (!ID.test(id)) throw new UsageError('An id has up to 64 letters and digits.');
  const reason = values.count ? '' : reasonOf(values.reason);
  return withOperations(values.brand, (operations) =>
    orSay(SAID, async () => {
      if (values.count) return count(operations, segment, username ?? '');
      if (!values.json) say(`Asked as ${id}: with --id ${id} it is told once.`);
      const texts = { 'zh-CN': values.zh.trim(), en: values.en.trim() };
      const by = { operator: operations.operator, address: '', reason };
      const told = { id, texts, by, values };
      return segment ? announce(operations, segment, told) : tellOne(operations, username ?? '', told);
    }),
  );
};

const list = ({ brand, next, json }: Values): Promise<number> =>
  withOperations(brand, (operations) =>
    orSay(SAID, async () =>
      sayPage(await announcementsOf(operations).list(operations.tenant, next), {
        ...{ json, textOf, none: 'Nothing was told to many.' },
      }),
    ),
  );

const stop = (id: string, { brand, reason: why, json }: Values): Promise<number> => {
  const reason = reasonOf(why);
  return withOperations(brand, (operations) =>
    orSay(SAID_OF_STOP, async () => {
      const by = { operator: operations.operator, address: '', reason };
      const stopped = await announcementsOf(operations).stop(operations.tenant, by, id);
      return say(json ? JSON.stringify(stopped, null, 2) : `${id} is stopped: ${stopped.told} were told.`);
    }),
  );
};

/** `notice list`, `notice stop <id>`, or whom something is told: no account has so short a name. @throws UsageError */
export const notice = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [what, id, ...more] = positionals;
  if (what === 'list' && id === undefined) return list(values);
  if (what === 'stop' && id !== undefined && more.length === 0) return stop(id, values);
  if (id !== undefined || what === 'stop') throw new UsageError(USAGE);
  return tell(what, values);
};
