import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMessages } from '../../domains/messages/messages.repository.ts';
import { type Database, openDatabase, schemaName } from '../../infra/database/database.ts';
import { PARTED_BY, type PartedTable } from '../../infra/partitions/parted-tables.ts';
import { partition } from '../../infra/partitions/partitioning.ts';
import { createDatabase, type TestDatabase } from '../databases.ts';
import type { PlanNode } from '../plans.ts';
import { mayAskAll } from './distribution.ts';
import { fillDatabase } from './filled-database.ts';
import { type Measured, measureStatements } from './measure.ts';
import type { FilledDatabase, RepositoryPlans } from './plans-of.ts';
import { importAll } from './sources.ts';

const BRAND = 'aurora';
const PARTS = 16;
/** A few rows show which parts are read; `plans.test.ts` shows how much of a table is. */
const MOST = 40_000;
/** What they are read with. */
const FILLED = [
  ...['users', 'groups', 'group_members', 'messages', 'reactions', 'search_blocks', 'cids', 'blocks'],
  ...['posts', 'comments', 'timelines', 'follows', 'follow_counts', 'envelopes'],
];

let base: TestDatabase;
let database: Database;
let rows: Omit<FilledDatabase, 'db' | 'pool'>;

const AREAS = 'domains/{messages,groups,envelopes,social}/**';
const repositories = await importAll<object>(`${AREAS}/*.repository.ts`);
const planned = (await importAll<{ plans: RepositoryPlans[] }>(`${AREAS}/*.plans.ts`)).flatMap(
  ([, { plans }]) => plans,
);

const partAll = async () => {
  const client = await database.pool.connect();
  for (const table of Object.keys(PARTED_BY) as PartedTable[])
    await partition(client, { brand: BRAND, table, parts: PARTS }, () => undefined);
  client.release();
};

beforeAll(async () => {
  base = await createDatabase('migrated');
  database = openDatabase({ url: base.url, poolSize: 2, onError: () => undefined });
  await partAll();
  await fillDatabase(database.pool, BRAND, { tables: FILLED, most: MOST });
  const all = async (text: string) =>
    (await database.pool.query(`select id, author_id from ${schemaName(BRAND)}.${text}`)).rows;
  const one = async (text: string): Promise<string> =>
    (await database.pool.query(`select id from ${schemaName(BRAND)}.${text} limit 1`)).rows[0].id;
  rows = {
    ...{ brand: BRAND, person: 'p7', other: 'p77', blocking: 'p8', group: 'g0', member: 'p3001' },
    message: await one(`messages where group_id = 'g0' and seq = 2000`),
    post: await one(`posts where author_id = 'p500'`),
    comment: await one('comments where parent_id is null'),
    posts: await all('posts where score::int % 600 = 7 order by id limit 60'),
  };
}, 600_000);
afterAll(async () => {
  await database.close();
  await base.drop();
});

const PART = new RegExp(`^(${Object.keys(PARTED_BY).join('|')})_${PARTS}_\\d+$`);
const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const isPart = (node: PlanNode): boolean => PART.test(node['Relation Name'] ?? '');
const loopsOf = (node: PlanNode): number => node['Actual Loops'] ?? 0;

/** How often more than one part was looked into, by what is there to look into all of them. */
const spreads = ({ text, plan }: Measured): string[] =>
  nodesOf(plan).flatMap((node) => {
    const parts = /Append$/.test(node['Node Type'])
      ? (node.Plans ?? []).filter((each) => nodesOf(each).some(isPart))
      : [];
    const looks = parts.reduce((sum, each) => sum + loopsOf(each), 0);
    return looks > loopsOf(node) ? [`${looks} parts at ${loopsOf(node)} looks: ${text}`] : [];
  });

/** Parts that are read from end to end. */
const scans = ({ text, plan }: Measured): string[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && isPart(node) && loopsOf(node) > 0)
    .map((node) => `reads all of ${node['Relation Name']}: ${text}`);

const runs = repositories.flatMap(([path, module]) => {
  const plans = planned.find(({ repository }) => repository === module)?.plans ?? {};
  return Object.entries(plans).flatMap(([name, run]) =>
    run === 'part' ? [] : [[`${path}: ${name}`, [run].flat(), mayAskAll(path, name)] as const],
  );
});
const reading = new Set<string>();
/** The last messages of a page of conversations, which stand in many parts: each is looked into once, and read where it is as small as here. */
const OF_MANY = 'domains/messages/messages.repository.ts: findMessagesAt';

test.each(runs)('%s looks into one part at a time', async (name, forms, asksAll) => {
  for (const form of forms) {
    const statements = await measureStatements(database.pool, BRAND, (connection) =>
      form({ ...connection, ...rows }),
    );
    if (statements.some(({ plan }) => nodesOf(plan).some(isPart))) reading.add(name);
    if (asksAll || name === OF_MANY) continue;
    expect(statements.flatMap(spreads)).toEqual([]);
    expect(statements.flatMap(scans)).toEqual([]);
  }
});

test('a page of a conversation is planned for its own part alone', async () => {
  const plans = await measureStatements(database.pool, BRAND, ({ db }) =>
    findMessages(db, { groupId: 'g0', userId: 'p3001', floor: 0, limit: 40 }),
  );
  const parts = plans.flatMap(({ plan }) =>
    nodesOf(plan)
      .filter(isPart)
      .map((node) => node['Relation Name']),
  );
  // Its rows, and what they quote.
  expect(parts).toHaveLength(2);
  expect(new Set(parts).size).toBe(1);
});

test('they are the ones that read these tables', () => {
  expect(reading.size).toBeGreaterThan(25);
});
