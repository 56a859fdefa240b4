import { parseArgs } from 'node:util';
import { LIMITS } from '@livery/contract';
import { createAnnouncements } from '../../src/domains/notifications/notices/announcements.ts';
import { createNoticeOperators } from '../../src/domains/notifications/notices/operators.ts';
import { findByUsername, holdLiving } from '../../src/domains/users/users.repository.ts';
import { required } from '../../src/infra/errors.ts';
import { newId } from '../../src/infra/ids.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { sayRows } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  zh: { type: 'string', default: '' },
  en: { type: 'string', default: '' },
  id: { type: 'string' },
  everybody: { type: 'boolean', default: false },
  count: { type: 'boolean', default: false },
  reason: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

const ID = /^[A-Za-z0-9]{1,64}$/;

const SAID = {
  'api.not_found': 'There is no such person.',
  'api.invalid_data': 'Something else was told under this id.',
  'api.validation': `Say it in both languages, --zh and --en, in up to ${LIMITS.notice} characters each.`,
};

const SAID_OF_STOP = {
  'api.not_found': 'There is no such notice to many.',
  'api.invalid_data': 'It was over before.',
};

const list = (brand: string | undefined, json: boolean): Promise<number> =>
  withOperations(brand, async ({ tenant, jobs }) => {
    const announcements = createAnnouncements({ jobs, now: () => new Date() });
    return sayRows((await announcements.list(tenant, undefined)).list, {
      json,
      textOf: ({ id, state, told, texts }) => `${id}\t${state}\t${told} told\t${texts.en}`,
      none: 'Nothing was told to many.',
    });
  });

const stop = (brand: string | undefined, id: string, reason: string): Promise<number> =>
  withOperations(brand, ({ tenant, jobs, operator }) =>
    orSay(SAID_OF_STOP, async () => {
      const announcements = createAnnouncements({ jobs, now: () => new Date() });
      const { told } = await announcements.stop(tenant, { operator, address: '', reason }, id);
      process.stdout.write(`${id} is stopped: ${told} were told.\n`);
      return 0;
    }),
  );

/**
 * `notice list`, `notice stop <id> --reason <…>`, or as below: no account has so short a name.
 * @throws UsageError
 */
export const notice = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [what, id, ...more] = positionals;
  if (what === 'list' && id === undefined) return list(values.brand, values.json);
  if (what !== 'stop') return tell(args);
  const reason = values.reason.trim();
  if (id === undefined || more.length > 0 || reason === '')
    throw new UsageError('Say which one and why: notice stop <id> --reason <…>.');
  return stop(values.brand, id, reason);
};

/** `notice <account>|--everybody --zh <text> --en <text> [--id <id>] [--count]`. @throws UsageError */
const tell = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [username, ...more] = positionals;
  if (more.length > 0 || (username === undefined) !== values.everybody)
    throw new UsageError('Name one account ID, or say --everybody.');
  const id = values.id ?? newId();
  if (!ID.test(id)) throw new UsageError('An id has up to 64 letters and digits.');
  const texts = { 'zh-CN': values.zh.trim(), en: values.en.trim() };
  return withOperations(values.brand, ({ tenant, jobs, operator }) =>
    orSay(SAID, async () => {
      const operators = createNoticeOperators({ jobs, holdLiving });
      const person =
        username === undefined
          ? undefined
          : required(await findByUsername(tenant.db, username), 'api.not_found');
      const input = { id, userId: person?.id, texts };
      const people = await operators.count(tenant, input);
      if (values.count) {
        process.stdout.write(`${people} would be told. Nothing was.\n`);
        return 0;
      }
      process.stdout.write(`Asked as ${id}: with --id ${id} it is told once.\n`);
      const isNew = await operators.send(tenant, { operator, reason: values.reason.trim() }, input);
      process.stdout.write(
        isNew ? `${people} are told, within minutes.\n` : `${id} was told before: nothing was now.\n`,
      );
      return 0;
    }),
  );
};
