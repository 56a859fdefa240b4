import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../runner/root.ts';

const DOCKERFILE = readFile(join(root, 'deploy/Dockerfile'), 'utf8').then((text) =>
  text.replaceAll('\\\n', ' '),
);

/** What `npm install --omit=dev` leaves of the packages that are installed here, by the lock file. */
const productionPackages = async (): Promise<string[]> => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; devOptional?: true; link?: true }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path.startsWith('node_modules/') && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
};

const copy = async (path: string, to: string, filter: (path: string) => boolean): Promise<void> => {
  await mkdir(dirname(join(to, path)), { recursive: true });
  await cp(join(root, path), join(to, path), {
    ...{ recursive: true, verbatimSymlinks: true, preserveTimestamps: true },
    filter: (source) => filter(relative(join(root, path), source)),
  });
};

/** A package without those that stand in it, which are packages by themselves, and without what only compilers read. */
const isOfPackage = (path: string): boolean =>
  !/(^|\/)node_modules(\/|$)/.test(path) && !/\.(d\.[mc]?ts|map|md)$/.test(path);
const isOfSources = (path: string): boolean =>
  !/(^|\/)node_modules(\/|$)|\.(test|stories)\.tsx?$|^demo(\/|$)/.test(path);

/** The tree that `deploy/Dockerfile` makes, with the Node that it stands on, from what is installed and built here. */
export const makeImage = async (to: string): Promise<void> => {
  const text = await DOCKERFILE;
  for (const path of await productionPackages()) await copy(path, to, isOfPackage);
  const removed = [...text.matchAll(/rm -rf ((?!\/)[^&]+)&&/g)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );
  for (const name of await readdir(join(to, 'node_modules')))
    if (removed.some((each) => new RegExp(`^${each.replace('*', '.*')}$`).test(name)))
      await rm(join(to, 'node_modules', name), { recursive: true });
  const stage = text.slice(text.lastIndexOf('\nFROM '));
  const sources = [...stage.matchAll(/^COPY (?!--)(\S+) \S+$/gm)].map(([, name = '']) => name);
  for (const name of sources) await copy(name, to, isOfSources);
  for (const name of ['dist/client', 'dist/server']) await copy(name, to, () => true);
  await cp(process.execPath, join(to, 'node'));
  await chmod(to, 0o755);
};

/** Bytes of all files below it. */
export const sizeOf = async (folder: string): Promise<number> => {
  let size = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isDirectory()) size += (await lstat(join(entry.parentPath, entry.name))).size;
  return size;
};

/** Whether this process may give another a root of its own. */
export const canMount = (): boolean =>
  process.geteuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0;

/** Somebody without rights, to whom all is read-only but two folders. */
const CONFINED = `set -e
for folder in "$DATA_DIR" "$TMPDIR"; do mount --bind "$folder" "$folder"; done
mount -o remount,bind,ro /
exec setpriv --reuid 65534 --regid 65534 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`;

/** Runs a program of the image as somebody without rights, on a root that is read-only. */
export const runConfined = (
  image: string,
  args: readonly string[],
  env: Record<string, string> & { DATA_DIR: string; TMPDIR: string },
) => {
  const child = spawn(
    'unshare',
    ['-m', 'sh', '-c', CONFINED, basename(image), join(image, 'node'), ...args],
    { cwd: image, env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { pid: child.pid ?? 0, said: () => said, ended, stop: () => child.kill('SIGTERM') };
};
