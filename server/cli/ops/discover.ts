import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { CARD_PICTURES, discoverOperators } from '../../src/domains/discover/operators.ts';
import { ApiError } from '../../src/infra/errors.ts';
import { publicKey } from '../../src/infra/objects/keys.ts';
import { openObjects } from '../../src/infra/objects/open-objects.ts';
import { UsageError } from '../brand/usage.ts';
import { type Operations, withOperations } from './open.ts';
import { say, sayRows } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  title: { type: 'string', default: '' },
  url: { type: 'string', default: '' },
  image: { type: 'string', default: '' },
  kind: { type: 'string', default: 'square' },
  to: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

const KINDS = ['hero', 'wide', 'square'] as const;
const USAGE =
  'There are: discover list, discover add --title <text> --image <file> --url <address> [--kind hero|wide|square], discover move <id> --to <place>, discover remove <id>.';

/** Upright, without what the camera knows, and no wider than it is shown. Returns its path among the brand's public objects. */
const storeImage = async (brand: string, file: string): Promise<string> => {
  const { drawCard } = await import('../../src/domains/media/card-pictures.ts');
  const picture = await readFile(file).catch(() => {
    throw new UsageError(`There is no picture ${file}.`);
  });
  const body = await drawCard(picture).catch(() => {
    throw new UsageError(`${file} is no picture.`);
  });
  const path = `${CARD_PICTURES}${randomBytes(8).toString('hex')}.webp`;
  const objects = await openObjects(readConfig(process.env), pino({ level: 'silent' }));
  await objects.put(publicKey(brand, path), body);
  return path;
};

const list = async ({ tenant }: Operations, json: boolean): Promise<number> => {
  const cards = await discoverOperators.list(tenant);
  return sayRows(cards, {
    json,
    textOf: (card) => `${cards.indexOf(card) + 1}  ${card.id}  ${card.kind}  ${card.title}  ${card.url}`,
    none: 'There is no card: the way to them is hidden.',
  });
};

/** @throws UsageError for what the server would not take */
const orUsage = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new UsageError(error.code === 'api.not_found' ? 'There is no such card.' : USAGE);
  }
};

/** `discover list|add|move|remove`. @throws UsageError */
export const discover = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, id = ''] = positionals;
  const { title, url, image, to } = values;
  const kind = KINDS.find((each) => each === values.kind);
  const place = Number(to);
  const isGiven = { list: true, remove: id !== '', move: id !== '' && place >= 1, add: kind && image !== '' };
  if (!action || !Object.hasOwn(isGiven, action) || !isGiven[action as keyof typeof isGiven])
    throw new UsageError(USAGE);
  return withOperations(values.brand, async (operations) => {
    const { jobs, operator, tenant } = operations;
    if (action === 'list') return list(operations, values.json);
    if (action === 'remove') {
      await orUsage(() => discoverOperators.remove(tenant, { operator, jobs }, id));
      return say(`${id} is gone.`);
    }
    if (action === 'move') {
      await orUsage(() => discoverOperators.move(tenant, operator, { id, place }));
      return list(operations, values.json);
    }
    // Before its picture is stored.
    await orUsage(async () => discoverOperators.check({ title, url }));
    const card = { title, url, kind: kind ?? 'square', image: await storeImage(tenant.brand.id, image) };
    return say(await discoverOperators.add(tenant, operator, card));
  });
};
