import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, schemaName } from '../../infra/database/database.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';
import { bucketIn } from '../../infra/ids.ts';
import { createDatabase, type TestDatabase } from '../databases.ts';
import type { PlanNode } from '../plans.ts';
import {
  askingAll,
  DISTRIBUTED,
  KEYS_OF_BEFORE,
  mayAskAll,
  ON_EVERY_NODE,
  ON_ONE_NODE,
  scatteredIn,
} from './distribution.ts';
import { BIG_TABLES, fillDatabase, SMALL_TABLES, VIEWS } from './filled-database.ts';
import { type Measured, measureStatements } from './measure.ts';
import type { FilledDatabase, PagePlan, RepositoryPlans } from './plans-of.ts';
import { refuseToFill } from './refuse-to-fill.ts';
import { importAll } from './sources.ts';

const BRAND = 'aurora';
/** Fills a brand's empty database, once in its life. */
const NOT_ASKED = ['demo/demo.repository.ts'];

/** The chart, which looks at the posts of a week, needs a third of this; a conversation has 100,000 messages. */
const MOST_BLOCKS = 3000;

let base: TestDatabase;
let database: Database;
/** A brand on its first day, as a connection sees it that keeps plans. */
let empty: Database;
let emptyBase: TestDatabase;
let rows: Omit<FilledDatabase, 'db' | 'pool'>;

const repositories = await importAll<Record<string, unknown>>('**/*.repository.ts');
const owned = await importAll<{ tables: DomainTables }>('**/*.tables.ts');
const plansOfDomains = await importAll<{ plans: RepositoryPlans[]; pages?: PagePlan[] }>('**/*.plans.ts');
const planned = plansOfDomains.flatMap(([, { plans }]) => plans);
const pages = plansOfDomains.flatMap(([, { pages: some = [] }]) => some);

beforeAll(async () => {
  base = await createDatabase('migrated');
  database = openDatabase({ url: base.url, poolSize: 2, onError: () => undefined });
  emptyBase = await createDatabase('migrated');
  empty = openDatabase({ url: emptyBase.url, poolSize: 1, keepsPlans: true, onError: () => undefined });
  await fillDatabase(database.pool, BRAND);
  await refuseToFill(database.pool, schemaName(BRAND));
  const one = async (text: string): Promise<string> =>
    (await database.pool.query(`select id from ${schemaName(BRAND)}.${text} limit 1`)).rows[0].id;
  rows = {
    brand: BRAND,
    person: 'p7',
    other: 'p77',
    blocking: 'p8',
    group: 'g0',
    member: 'p3001',
    message: await one(`messages where group_id = 'g0' and seq = 99000`),
    post: await one(`posts where author_id = 'p500'`),
    comment: await one(`comments where parent_id is null`),
    posts: (
      await database.pool.query(
        `select id, author_id from ${schemaName(BRAND)}.posts where score::int % 600 = 7 order by id limit 150`,
      )
    ).rows,
  };
}, 600_000);
afterAll(async () => {
  await Promise.all([database.close(), empty.close()]);
  await Promise.all([base.drop(), emptyBase.drop()]);
});

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Tables that a statement reads from end to end, of those that grow. */
const scansOf = ({ text, plan }: Pick<Measured, 'text' | 'plan'>): string[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && BIG_TABLES.has(node['Relation Name'] ?? ''))
    .map((node) => `reads all of ${node['Relation Name']}: ${text}`);

/** Distributed tables that a statement reads without what they are distributed by. */
const scattered = ({ text, plan }: Pick<Measured, 'text' | 'plan'>): string[] =>
  scatteredIn(plan).map((table) => `asks every node for ${table}: ${text}`);

const measure = (run: (filled: FilledDatabase) => Promise<unknown>): Promise<Measured[]> =>
  measureStatements(database.pool, BRAND, (connection) => run({ ...connection, ...rows }));

/** The plan that a connection would have kept since there was nothing yet. */
const firstPlanOf = async ({ text }: Measured): Promise<Pick<Measured, 'text' | 'plan'>> => {
  const { rows: plans } = await empty.pool.query(`explain (generic_plan, format json) ${text}`);
  return { text, plan: plans[0]['QUERY PLAN'][0].Plan };
};

test('every table is filled, unless it stays small', () => {
  const names = owned.flatMap(([, { tables }]) => tables.owns).filter((name) => !VIEWS.has(name));
  expect([...BIG_TABLES, ...SMALL_TABLES].toSorted()).toEqual(names.toSorted());
});

test('every table that grows is distributed, or stands on every node, or on one for a reason', () => {
  const placed = [...Object.keys(DISTRIBUTED), ...ON_EVERY_NODE, ...Object.keys(ON_ONE_NODE)];
  expect(placed.toSorted()).toEqual([...BIG_TABLES].toSorted());
});

test('a table that is distributed has its key in its primary key, and in all that is unique of it', async () => {
  const { rows: keys } = await database.pool.query<{
    table: string;
    name: string;
    is_primary: boolean;
    columns: string[];
  }>(
    `select c.relname as table, x.relname as name, i.indisprimary as is_primary, array_agg(a.attname::text) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
     join lateral unnest(i.indkey::smallint[]) with ordinality k (number, place) on k.place <= i.indnkeyatts
     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
     where i.indisunique and c.relnamespace = $1::regnamespace group by x.relname, c.relname, i.indisprimary`,
    [schemaName(BRAND)],
  );
  const lacking: string[] = [];
  for (const [table, key] of Object.entries(DISTRIBUTED)) {
    const own = keys.filter((each) => each.table === table);
    expect([table, own.filter(({ is_primary }) => is_primary).length]).toEqual([table, 1]);
    const primary = own.find(({ is_primary }) => is_primary);
    expect([table, primary?.columns]).toEqual([table, expect.arrayContaining([key])]);
    lacking.push(...own.filter(({ columns }) => !columns.includes(key)).map(({ name }) => name));
  }
  expect(lacking.toSorted()).toEqual(KEYS_OF_BEFORE.toSorted());
});

test('what asks every node is a function that there is', () => {
  const names = runs.flatMap(([name]) => {
    const known = name.replace('.repository.ts', '');
    return [known, known.replace(/: .*/, ':')];
  });
  expect(askingAll.filter((each) => !names.includes(each))).toEqual([]);
});

test('a statement that asks every node is named, with its table; one that names the key is not', async () => {
  const statements = await measure(async ({ db, message, group }) => {
    await db.selectFrom('messages').where('file_path', '=', 'x').select('id').execute();
    const own = db.selectFrom('messages').where('group_id', '=', group).where('seq', '=', 7);
    await own.where('bucket', '=', bucketIn(message)).select('id').execute();
  });
  expect(statements.flatMap(scattered)).toEqual([
    expect.stringMatching(/^asks every node for messages: select "id" .* where "file_path"/),
  ]);
});

test('every function of every repository is planned', () => {
  const known = new Map(planned.map(({ repository, plans }) => [repository, plans]));
  const missing = repositories
    .filter(([path]) => !NOT_ASKED.includes(path))
    .flatMap(([path, module]) =>
      Object.entries(module)
        .filter(([name, value]) => typeof value === 'function' && !known.get(module)?.[name])
        .map(([name]) => `${path}: ${name}`),
    );
  expect(missing).toEqual([]);
});

const runs = repositories.flatMap(([path, module]) => {
  const plans = planned.find(({ repository }) => repository === module)?.plans ?? {};
  return Object.entries(plans).flatMap(([name, run]) =>
    run === 'part' ? [] : [[`${path}: ${name}`, [run].flat(), mayAskAll(path, name)] as const],
  );
});

test.each(runs)('%s reads no big table from end to end, and little of any', async (_, forms, asksAll) => {
  for (const form of forms) {
    const statements = await measure(form);
    expect(statements.length).toBeGreaterThan(0);
    if (!asksAll) expect(statements.flatMap(scattered)).toEqual([]);
    expect(statements.flatMap(scansOf)).toEqual([]);
    const first = await Promise.all(statements.filter(({ isKept }) => isKept).map(firstPlanOf));
    expect(first.flatMap(scansOf)).toEqual([]);
    for (const { text, blocks } of statements) expect(blocks, text).toBeLessThan(MOST_BLOCKS);
  }
});

test.each(pages.map((plan) => [plan.page, plan] as const))(
  'a page %s reads few blocks',
  async (_, { run, most }) => {
    const statements = await measure(run);
    const blocks = statements.reduce((sum, each) => sum + each.blocks, 0);
    expect(
      blocks,
      statements.map(({ text, blocks: own }) => `${own}: ${text}`).join('\n'),
    ).toBeLessThanOrEqual(most);
  },
);

test('a statement that does is named, with its table', async () => {
  const statements = await measure(({ db }) =>
    db.selectFrom('messages').where(sql`lower(text)`, '=', 'x').select('id').execute(),
  );
  expect(statements.flatMap(scansOf)).toEqual([
    expect.stringMatching(/^reads all of messages: select "id" from "brand_aurora"\."messages" where lower/),
  ]);
});

test('a statement that goes through a whole conversation costs too much', async () => {
  const [statement] = await measure(({ db, group }) =>
    db
      .selectFrom('messages')
      .where('group_id', '=', group)
      .where('text', 'like', '%x')
      .select('id')
      .execute(),
  );
  expect(statement?.blocks).toBeGreaterThan(MOST_BLOCKS);
});

const inserted = ({ db, person, other }: FilledDatabase) =>
  db.insertInto('notes').values({ user_id: person, target_id: other, nickname: 'x' }).execute();
const insertedRows = ({ plan }: Measured) => nodesOf(plan).map((node) => node['Actual Rows']);

test('what is written is measured as the first time, and is not there afterwards', async () => {
  const [first] = await measure(inserted);
  const [second] = await measure(inserted);
  expect(first?.blocks).toBeGreaterThan(0);
  expect(insertedRows(second as Measured)).toEqual(insertedRows(first as Measured));
});

test('a row that is there already fails its run', async () => {
  await expect(measure((filled) => inserted(filled).then(() => inserted(filled)))).rejects.toMatchObject({
    code: '23505',
  });
});
