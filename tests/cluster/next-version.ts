import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUNDLE } from '../support/production.ts';

const ROOT = join(dirname(BUNDLE), '../..');
export const NEXT = '2.9.0';

/** What the newer version has more: it expands, and the older one goes on beside it (docs/decisions/0106). */
const EXPANSION = `alter table {schema}.messages add column next_note text;
create table {schema}.next_things (id text primary key, message_id text not null);
create index messages_next_note on {schema}.messages (bucket, group_id) where next_note is not null;
`;

/** Everything of a folder but one entry, by links. */
const linkBut = async (from: string, to: string, but: readonly string[]): Promise<void> => {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => !but.includes(name));
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
};

const renumber = async (folder: string): Promise<void> => {
  let changed = 0;
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { name } of files) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    const next = text.replace(/(APP_VERSION\s*=\s*["'`])\d+\.\d+\.\d+/g, `$1${NEXT}`);
    if (next === text) continue;
    changed += 1;
    await writeFile(path, next);
  }
  if (changed === 0) throw new Error('The bundle does not say which version it is.');
};

/**
 * The bundled server as its next release: another version number, and a migration that this one has not. Returns the
 * program to start. Everything else is linked to.
 */
export const makeNextVersion = async (folder: string): Promise<string> => {
  await linkBut(ROOT, folder, ['dist', 'server']);
  await linkBut(join(ROOT, 'dist'), join(folder, 'dist'), ['server']);
  await linkBut(join(ROOT, 'server'), join(folder, 'server'), ['migrations']);
  await cp(join(ROOT, 'dist/server'), join(folder, 'dist/server'), { recursive: true });
  await renumber(join(folder, 'dist/server'));
  await cp(join(ROOT, 'server/migrations'), join(folder, 'server/migrations'), { recursive: true });
  await writeFile(join(folder, 'server/migrations/9000_next_version.sql'), EXPANSION);
  return join(folder, 'dist/server/main.mjs');
};
