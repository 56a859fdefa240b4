import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Change, changedPaths, type Files } from './history.ts';

/** Every file of a folder; empty where there is none. What begins with a dot is the system's. */
export async function readFiles(dir: string): Promise<Files> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const read = async (path: string) => [path, await readFile(join(dir, path))] as const;
  return new Map(await Promise.all(paths.sort().map(read)));
}

const writeAll = async (dir: string, files: Iterable<readonly [string, Buffer]>): Promise<void> => {
  for (const [path, content] of files) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
};

/** Brings a folder that only the studio writes from one state to another; what stays is not touched. */
export async function writeFiles(dir: string, before: Files, after: Files): Promise<void> {
  for (const path of changedPaths(before, after)) {
    const content = after.get(path);
    if (content === undefined) await rm(join(dir, path), { force: true });
    else await writeAll(dir, [[path, content]]);
  }
}

/** False where there is none. */
const copied = (dir: string, to: string): Promise<boolean> =>
  cp(dir, to, { recursive: true, verbatimSymlinks: true }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

/**
 * Writes what was changed since `before` into a folder; what else is there stays, hidden files and links with it. Who reads
 * meanwhile finds the old folder or the new one, and a failure leaves the old. Returns the files that somebody else has
 * changed since `before`, too: then nothing is written.
 */
export async function saveFolder(dir: string, before: Files, after: Files): Promise<string[]> {
  const changed = changedPaths(before, after);
  const now = await readFiles(dir);
  const isMeant = (path: string) => {
    const [there, wanted] = [now.get(path), after.get(path)];
    return there === wanted || (there !== undefined && wanted?.equals(there));
  };
  const others = new Set(changedPaths(before, now).filter((path) => !isMeant(path)));
  const disputed = changed.filter((path) => others.has(path));
  if (disputed.length > 0) return disputed;

  await mkdir(dirname(dir), { recursive: true });
  const room = await mkdtemp(join(dirname(dir), '.save-'));
  const [next, old] = [join(room, 'next'), join(room, 'old')];
  try {
    const hasOne = await copied(dir, next);
    await mkdir(next, { recursive: true });
    await writeFiles(next, before, after);
    if (hasOne) await rename(dir, old);
    await rename(next, dir).catch(async (error: unknown) => {
      if (hasOne) await rename(old, dir);
      throw error;
    });
  } finally {
    await rm(room, { recursive: true, force: true });
  }
  return [];
}

/** A file of a brand's folder: no way out of it, nothing hidden, no kind that a brand has not. */
const PATH = /^(?:[\w-]+\/)?[\w-][\w.-]*\.(?:json|svg|woff2|txt|md|mp3|wav|webp|jpg|avif)$/;
const TEXT = /\.(?:json|svg|txt|md)$/;

/** Its content travels as base64. */
export const isBinary = (path: string): boolean => !TEXT.test(path);

/** Undefined when a path or its content may not stand in a brand's folder. */
export function changeOf(sent: Readonly<Record<string, unknown>>): Change | undefined {
  const change = new Map<string, Buffer | null>();
  for (const [path, content] of Object.entries(sent)) {
    if (!PATH.test(path) || (content !== null && typeof content !== 'string')) return undefined;
    change.set(path, content === null ? null : Buffer.from(content, isBinary(path) ? 'base64' : 'utf8'));
  }
  return change;
}
