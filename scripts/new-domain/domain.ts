import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLIENT_PIECES } from './client.pieces.ts';
import { LINES } from './lines.ts';
import { checkName, named } from './names.ts';
import type { Piece } from './piece.ts';
import { select } from './select.ts';
import { SERVER_PIECES } from './server.pieces.ts';

type Files = Map<string, string>;

/**
 * Writes a whole vertical: contract, server, migration, client, page, story, tests, and its lines in the lists.
 * @returns the paths that were written, relative to `root`
 * @throws Refused for a name that is no word, or taken; Error when a living file no longer has what is copied of it
 */
export function newDomain(root: string, name: string): string[] {
  checkName(root, name);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const files: Files = new Map();
  for (const piece of [...SERVER_PIECES, ...CLIENT_PIECES]) {
    files.set(piece.to, (files.get(piece.to) ?? '') + textOf(piece, read(piece.from)));
  }
  files.set(nextMigration(root), migrationOf(read('server/migrations/0002_accounts.sql')));
  for (const locale of ['zh-CN', 'en']) {
    const living = globSync(`src/{locales,domains/*/texts}/${locale}.json`, { cwd: root }).map(read);
    files.set(`src/domains/sample/texts/${locale}.json`, textsOf(living));
  }
  for (const { file, line, before } of LINES) {
    files.set(file, replaced(files.get(file) ?? read(file), before, `${line}${before}`, file));
  }
  return [...files].map(([path, text]) => {
    const at = named(path, name);
    mkdirSync(dirname(join(root, at)), { recursive: true });
    writeFileSync(join(root, at), named(text, name));
    return at;
  });
}

const textOf = ({ from, keep, words }: Piece, living: string): string =>
  words.reduce(
    (text, [word, other]) => replaced(text, word, other, from),
    keep ? select(living, keep) : living,
  );

const replaced = (text: string, word: string | RegExp, other: string, file: string): string => {
  const isFound = typeof word === 'string' ? text.includes(word) : text.search(word) >= 0;
  if (!isFound) throw new Error(`${file} no longer has ${word}`);
  return typeof word === 'string' ? text.replace(word, () => other) : text.replace(word, other);
};

const nextMigration = (root: string): string => {
  const last = readdirSync(join(root, 'server/migrations')).toSorted().at(-1) ?? '0';
  return `server/migrations/${String(Number.parseInt(last, 10) + 1).padStart(4, '0')}_sample.sql`;
};

/** The table of notes, with an id where another user stands. */
const migrationOf = (living: string): string => {
  const table = /create table \{schema\}\.notes \([\s\S]*?\n\);\n/.exec(living)?.[0] ?? '';
  return (
    [
      ['{schema}.notes', '{schema}.sample_items'],
      [/target_id text not null references [^\n]*/, 'id text not null,'],
      ["nickname text not null default ''", 'name text not null'],
      [/ {2}description [^\n]*\n/, ''],
      ['update_at', 'create_at'],
      ['(user_id, target_id)', '(user_id, id)'],
    ] as const
  ).reduce((text, [word, other]) => replaced(text, word, other, 'the table of notes'), table);
};

const TEXTS = {
  'sample.title': 'sessions.title',
  'sample.empty': 'comments.empty',
  'sample.error': 'comments.error',
  'sample.retry': 'comments.retry',
  'sample.more': 'comments.more',
};

/** Words of other lists, to be replaced by its own. */
const textsOf = (living: readonly string[]): string => {
  const known: Record<string, string> = Object.assign({}, ...living.map((text) => JSON.parse(text)));
  const missing = Object.values(TEXTS).filter((id) => known[id] === undefined);
  if (missing.length > 0) throw new Error(`no texts have ${missing.join(', ')}`);
  const own = Object.entries(TEXTS).map(([id, other]) => [id, known[other]]);
  return `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`;
};
