import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { namedTables } from '../../testing/sql-tables.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { schemaName } from './database.ts';
import type { DomainTables, SharedTable } from './table-owners.ts';

const SERVER = join(import.meta.dirname, '../..');
const DOMAINS = readdirSync(join(SERVER, 'domains'));

const PATHS = ['infra/infra.tables.ts', ...DOMAINS.map((domain) => `domains/${domain}/${domain}.tables.ts`)];
const declarations = await Promise.all(
  PATHS.filter((path) => existsSync(join(SERVER, path))).map(
    async (path): Promise<[domain: string, tables: DomainTables]> => {
      const { tables } = await import(join(SERVER, path));
      return [basename(path, '.tables.ts'), tables];
    },
  ),
);
const owned = declarations.flatMap(([domain, { owns }]) => owns.map((table) => [table, domain] as const));
const OWNERS: Record<string, string> = Object.fromEntries(owned);
const SHARED_TABLES = declarations.flatMap(([domain, { uses }]) => uses.map((use) => ({ ...use, domain })));
const TABLES = new Set(Object.keys(OWNERS));
/** What migrations keep for themselves. */
const BOOKKEEPING = ['migrations'];

const isTestSupport = (path: string) => /\.(test|testing|fixture|plans)\.ts$/.test(path);

const sourcesOf = (folder: string): [path: string, text: string][] =>
  readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !isTestSupport(path))
    .map((path) => [path, readFileSync(join(SERVER, folder, path), 'utf8')]);

type Use = Pick<SharedTable, 'access'> & { domain: string; table: string };

/** What sources of a domain do to tables of others. */
const foreignUses = (domain: string, sources: [path: string, text: string][]): Use[] =>
  sources
    .flatMap(([path, text]) => namedTables(path, text, TABLES))
    .filter(({ table }) => OWNERS[table] !== domain)
    .map(({ table, access }) => ({ domain, table, access }));

const text = ({ domain, access, table }: Use) => `${domain} may ${access} ${table}`;

const uses = [
  ...DOMAINS.flatMap((domain) => foreignUses(domain, sourcesOf(`domains/${domain}`))),
  ...foreignUses('infra', sourcesOf('infra')),
];

test('every table of the database has one owner', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const { rows } = await app.infra.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = $1`,
    [schemaName('aurora')],
  );
  const names = rows.map(({ name }) => name).filter((name) => !BOOKKEEPING.includes(name));
  expect(names.toSorted()).toEqual([...TABLES].toSorted());
  expect(owned).toHaveLength(TABLES.size);
});

test('a domain names its own tables, and of others those that are declared', () => {
  const declared = new Set(SHARED_TABLES.map(text));
  expect(uses.map(text).filter((use) => !declared.has(use))).toEqual([]);
});

test('what is declared is used, once', () => {
  const used = new Set(uses.map(text));
  const declared = SHARED_TABLES.map(text);
  expect(declared.filter((use) => !used.has(use))).toEqual([]);
  expect(declared).toEqual([...new Set(declared)]);
});

test.each<[string, string, Use['access']]>([
  ['the builder', "db.selectFrom('groups as g').selectAll()", 'read'],
  ['one of several', "db.selectFrom(['users', 'groups'])", 'read'],
  ['a join', "db.selectFrom('users').innerJoin('groups', 'groups.owner_id', 'users.id')", 'read'],
  ['a query inside', "db.selectFrom((eb) => eb.selectFrom('groups').as('x'))", 'read'],
  ['an update', "db.updateTable('groups').set({ name: '' })", 'write'],
  [
    'a deletion from a list',
    "for (const table of ['notes', 'groups'] as const) db.deleteFrom(table)",
    'write',
  ],
  ['a fragment of SQL', 'sql`exists (select from groups where owner_id = users.id)`', 'read'],
  ['SQL with the schema in it', `pool.query(\`update \${schema}.groups set name = $1\`)`, 'write'],
  ['a list in SQL', `pool.query(\`select 1 from \${schema}.users u, groups g\`)`, 'read'],
])('a table of others is found in %s', (_, source, access) => {
  expect(foreignUses('users', [['planted.repository.ts', source]])).toContainEqual({
    domain: 'users',
    table: 'groups',
    access,
  });
});

test('words that are no tables are none', () => {
  const source = "db.selectFrom('notes').where('kind', '=', 'groups'); Array.from(rows);";
  expect(namedTables('planted.ts', source, TABLES)).toEqual([{ table: 'notes', access: 'read' }]);
});
