import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** Files of the working tree, committed or not but none that git ignores, each with a digest of its content. */
export type Tree = ReadonlyMap<string, string>;

/** @returns undefined outside of a git working tree: what changed there is not known */
export function readTree(folder: string): Tree | undefined {
  const paths = listFiles(folder);
  return paths && new Map(paths.flatMap((path) => entryOf(folder, path)));
}

function listFiles(folder: string): string[] | undefined {
  const command = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    const listing = execFileSync('git', command, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(listing.split('\0'))].filter(Boolean).sort();
  } catch {
    return undefined;
  }
}

/** Nothing for a file that was removed and not committed yet. */
function entryOf(folder: string, path: string): [string, string][] {
  const file = join(folder, path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return [];
  return [[path, createHash('sha256').update(readFileSync(file)).digest('hex')]];
}

/**
 * One hash over everything that can change the result of a suite: the files that it does not ignore, and `machine`,
 * what the result depends on besides. A file that nobody thought of counts.
 */
export function hashOfInputs(tree: Tree, ignores: readonly string[], machine: readonly string[]): string {
  const hash = createHash('sha256').update(machine.join('\n'));
  for (const [path, digest] of tree) {
    if (!ignores.some((pattern) => matchesGlob(path, pattern))) hash.update(`\n${path}\0${digest}`);
  }
  return hash.digest('hex');
}
