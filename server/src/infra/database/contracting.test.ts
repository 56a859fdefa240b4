import { readdir, readFile } from 'node:fs/promises';
import { APP_VERSION } from '@livery/contract';
import { expect, test } from 'vitest';
import { contractionsOf, unusedSince } from './contracting.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
/** Older ones were written before nodes were rolled. */
const RULE_SINCE = '0068';

test.each([
  'create table {schema}.notes (id text primary key, body text not null)',
  'alter table {schema}.notes add column color text, add column at timestamptz not null default now()',
  'alter table {schema}.notes drop constraint notes_kind, add constraint notes_kind check (kind in (1, 2))',
  'drop index {schema}.notes_by_day; create index notes_by_day on {schema}.notes (at)',
  `create or replace function {schema}.f() returns void language sql as $f$ drop table x; $f$`,
  `-- drop table {schema}.notes\ninsert into {schema}.notes values ('rename')`,
])('servers of the release before can live with: %s', (text) => {
  expect(contractionsOf(text)).toEqual([]);
});

test.each([
  ['drop table {schema}.notes', 'drops what they use'],
  ['alter table {schema}.notes drop column color', 'drops a column that they read'],
  ['alter table {schema}.notes rename column color to colour', 'renames what they name'],
  ['alter table {schema}.notes alter column n type bigint', 'changes the type of a column that they read'],
  ['alter table {schema}.notes alter column n set not null', 'wants what they may leave out'],
  [
    'alter table {schema}.notes add column price numeric(10, 2) not null',
    'adds a column that they do not fill',
  ],
])('and not with: %s', (text, what) => {
  expect(contractionsOf(text)).toEqual([what]);
});

test('a migration expands, or names the earlier release that stopped using what it takes away', async () => {
  const current = APP_VERSION.split('.').map(Number);
  const isEarlier = (release: number[] | undefined) =>
    release !== undefined &&
    (release.map((part, at) => part - (current[at] ?? 0)).find((difference) => difference !== 0) ?? 0) < 0;
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql') && name >= RULE_SINCE);
  const broken: string[] = [];
  for (const name of names) {
    const text = await readFile(new URL(name, MIGRATIONS), 'utf8');
    const found = contractionsOf(text);
    if (found.length > 0 && !isEarlier(unusedSince(text))) broken.push(`${name} ${found.join(', ')}`);
  }
  expect(broken).toEqual([]);
});

test('the first line of one that contracts names a release', () => {
  expect(unusedSince('-- contracts: nobody reads colours (unused since 2.7.0)\ndrop table x')).toEqual([
    2, 7, 0,
  ]);
  expect(unusedSince('drop table x')).toBeUndefined();
});
