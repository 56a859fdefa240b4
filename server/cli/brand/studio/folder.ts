import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Puts a whole folder in the place of another: who reads meanwhile finds the one or the other, and a failure leaves the old. */
export async function replaceFolder(dir: string, files: Files): Promise<void> {
  await mkdir(dirname(dir), { recursive: true });
  const room = await mkdtemp(join(dirname(dir), '.save-'));
  const [next, old] = [join(room, 'next'), join(room, 'old')];
  try {
    await mkdir(next);
    await writeAll(next, files);
    const hadOne = await rename(dir, old).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    await rename(next, dir).catch(async (error: unknown) => {
      if (hadOne) await rename(old, dir);
      throw error;
    });
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

/** A file of a brand's folder: no way out of it, nothing hidden, no kind that a brand has not. */
const PATH = /^(?:[\w-]+\/)?[\w-][\w.-]*\.(?:json|svg|woff2|txt|md)$/;

/** Undefined when a path or its content may not stand in a brand's folder. */
export function changeOf(sent: Readonly<Record<string, unknown>>): Change | undefined {
  const change = new Map<string, Buffer | null>();
  for (const [path, content] of Object.entries(sent)) {
    if (!PATH.test(path) || (content !== null && typeof content !== 'string')) return undefined;
    const isBinary = path.endsWith('.woff2');
    change.set(path, content === null ? null : Buffer.from(content, isBinary ? 'base64' : 'utf8'));
  }
  return change;
}
