import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { AuditRow, OpsDiscoverCard } from '@livery/contract';
import { pino } from 'pino';
import { readS3 } from '../../src/config.objects.ts';
import { dataDirOf } from '../../src/config.ts';
import { createDiscoverEditing, type DiscoverEditing } from '../../src/domains/discover/editing.ts';
import { createPublicFiles } from '../../src/domains/media/public-files.ts';
import { createAudit } from '../../src/domains/operators/audit/audit.service.ts';
import { required } from '../../src/infra/errors.ts';
import { newId } from '../../src/infra/ids.ts';
import { openObjects } from '../../src/infra/objects/open-objects.ts';
import { UsageError } from '../brand/usage.ts';
import { changeLine } from './change-line.ts';
import { CARD_OPTIONS, type CardFlags, NEW_CARD, saidOf } from './discover-words.ts';
import { type Operations, withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { reasonOf } from './reason.ts';
import { say, sayPage, sayRows } from './say.ts';

const OPTIONS = {
  ...CARD_OPTIONS,
  brand: { type: 'string' },
  image: { type: 'string' },
  to: { type: 'string', default: '' },
  reason: { type: 'string', default: '' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const CARD =
  '[--zh <…>] [--en <…>] [--image <file>] [--url <…>] [--kind hero|wide|square] [--start <time>|none] [--end <time>|none] [--hidden yes|no]';
const USAGE = `There are: discover list [--json], discover add ${CARD} --reason <text>, discover edit <id> with what is to change --reason <text>, discover move <id> --to <place> [--reason <text>], discover remove <id> --reason <text>, discover history [<id>] [--next <…>] [--json], discover undo <id> <seq> --reason <text>.`;

const SAID = {
  'api.not_found':
    'There is no such card, or no such change of it: see "discover list" and "discover history".',
  'api.invalid_data': 'It was changed again since: take that back first.',
  'api.validation':
    'A card has words in one language at least, and an address of this app or of another site (https). Write times as 2026-01-31T02:00:00Z; the end comes after the start. Write --next as it was said.',
  'api.unsupported_type': 'That is no picture: JPEG, PNG and WebP are.',
};

/** As far as the console counts. */
const MOST_PLACE = 1_000;

type Values = { json: boolean; reason: string; to: string } & CardFlags & {
    [Name in 'image' | 'next']?: string | undefined;
  };
type Words = [id: string, seq: string];
type Action = (operations: Operations, words: Words, values: Values) => Promise<number>;

const editingOf = async ({ jobs }: Operations): Promise<DiscoverEditing> => {
  // No address is signed here.
  const place = { dataDir: dataDirOf(process.env), secret: randomBytes(32), s3: readS3(process.env) };
  const objects = await openObjects(place, pino({ level: 'silent' }));
  // Whoever has the machine sees how full its disk is.
  const quota = { requireRoom: async () => undefined };
  const media = createPublicFiles({ jobs, objects, quota });
  return createDiscoverEditing({ jobs, media, now: () => new Date() });
};

const byOf = ({ operator }: Operations, reason: string) => ({ operator, address: '', reason });

/** @throws UsageError where there is none, api.unsupported_type */
const storePicture = async (
  editing: DiscoverEditing,
  { tenant }: Operations,
  file: string,
): Promise<string> => {
  if (file === '') return '';
  const picture = await readFile(file).catch(() => {
    throw new UsageError(`There is no picture ${file}.`);
  });
  return (await editing.storePicture(tenant, picture)).image;
};

const lineOf = (card: OpsDiscoverCard, place: number): string => {
  const { id, kind, state, titles, url, start_at, end_at } = card;
  const times = start_at || end_at ? `  ${start_at ?? ''} to ${end_at ?? ''}` : '';
  const words = [titles['zh-CN'], titles.en].filter((each) => each !== '');
  return `${place}  ${id}  ${kind}  ${state}${times}  ${[...new Set(words)].join(' / ')}  ${url}`;
};

const list: Action = async (operations, _, { json }) => {
  const { list: cards } = await (await editingOf(operations)).list(operations.tenant);
  return sayRows(cards, {
    json,
    textOf: (card) => lineOf(card, cards.indexOf(card) + 1),
    none: 'There is no card: the way to them is hidden.',
  });
};

/** What is said is changed, and all else stays as it is. */
const save =
  (isNew: boolean): Action =>
  async (operations, [named], values) => {
    const reason = reasonOf(values.reason);
    const { tenant } = operations;
    const editing = await editingOf(operations);
    const { list: cards } = await editing.list(tenant);
    const former = isNew
      ? NEW_CARD
      : required(
          cards.find(({ id }) => id === named),
          'api.not_found',
        );
    const said = saidOf(former, values);
    // One that no card shows in the end is swept away.
    const image =
      values.image === undefined ? said.image : await storePicture(editing, operations, values.image);
    const id = isNew ? newId() : named;
    const card = await editing.save(tenant, id, { ...said, image }, byOf(operations, reason));
    return say(
      values.json
        ? JSON.stringify(card, null, 2)
        : isNew
          ? id
          : lineOf(card, 1 + cards.findIndex((each) => each.id === id)),
    );
  };

const move: Action = async (operations, [id], values) => {
  const place = Number(values.to);
  if (!Number.isInteger(place) || place < 1 || place > MOST_PLACE) throw new UsageError(USAGE);
  const editing = await editingOf(operations);
  await editing.move(operations.tenant, id, place, byOf(operations, values.reason.trim()));
  return list(operations, [id, ''], values);
};

const remove: Action = async (operations, [id], { reason: why, json }) => {
  const by = byOf(operations, reasonOf(why));
  const { seq } = await (await editingOf(operations)).remove(operations.tenant, id, by);
  return say(json ? JSON.stringify({ seq }) : `${id} is gone: "discover undo ${id} ${seq}" puts it back.`);
};

const undo: Action = async (operations, [id, seq], { reason: why, json }) => {
  if (!/^\d{1,15}$/.test(seq)) throw new UsageError(USAGE);
  const by = byOf(operations, reasonOf(why));
  const card = await (await editingOf(operations)).undo(operations.tenant, id, Number(seq), by);
  return say(json ? JSON.stringify(card, null, 2) : `${id} is as it was before ${seq}.`);
};

/** Of one card, or of all: one that was taken away is named there alone. */
const history: Action = async ({ tenant }, [id], { next: next_id, json }) => {
  const of = id === '' ? {} : { target: id };
  const page = await createAudit().page(tenant, { ...of, action: 'discover', next_id });
  const textOf = (row: AuditRow) => `${row.action}  ${row.target}  ${changeLine(row)}`;
  return sayPage(page, { json, textOf, none: 'Nobody has changed it yet.' });
};

const ACTIONS: Readonly<Record<string, Action>> = {
  ...{ list, move, remove, history, undo },
  add: save(true),
  edit: save(false),
};

const WITHOUT_ID = new Set(['list', 'add', 'history']);

/** `discover list|add|edit|move|remove|history|undo`, by the console's own service. @throws UsageError */
export const discover = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name = '', id = '', seq = '', ...more] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || more.length > 0 || (id === '' && !WITHOUT_ID.has(name))) throw new UsageError(USAGE);
  return withOperations(values.brand, (operations) =>
    orSay(SAID, () => action(operations, [id, seq], values)),
  );
};
