import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild, runNpm } from './child.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const MARKER = join(root, 'node_modules/.livery-installed');
const OWN_NODE = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);

/** Node below this does not run TypeScript by itself. */
const OLDEST_NODE = [22, 18];

const LOCK = join(root, 'package-lock.json');

/**
 * Installs the packages of the lock file unless they are there. Safe to interrupt: the marker is written last. An image has
 * packages and no lock file, and may be read-only.
 */
export async function ensureInstalled() {
  if (!existsSync(LOCK)) return;
  const lock = readFileSync(LOCK);
  const hash = createHash('sha256').update(lock).digest('hex');
  if (readOr(MARKER, '') === hash) return;
  if (!isListedByNpm(JSON.parse(lock.toString()))) {
    console.log('Installing packages (about a minute, once) …');
    // Not `npm ci`: it empties node_modules under whatever runs from it, and refuses a lock file that lacks another
    // platform's optional packages, which npm leaves out of it where the registry does not offer them.
    await runNpm(['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error'], {
      cwd: root,
    });
  }
  writeFileSync(MARKER, hash);
}

/** Whether npm's own list, which it writes when an installation is complete, has every package of the lock file. */
function isListedByNpm(lock) {
  const listed = JSON.parse(readOr(join(root, 'node_modules/.package-lock.json'), '{}')).packages ?? {};
  return Object.entries(lock.packages).every(
    ([path, wanted]) =>
      !path.startsWith('node_modules/') ||
      wanted.optional ||
      (listed[path]?.version === wanted.version && listed[path]?.integrity === wanted.integrity),
  );
}

/** Goes on under the Node of the packages when the running one is too old. Returns only where it is new enough. */
export async function ensureNode() {
  process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  if (isNewEnough(process.versions.node)) return endWithParent();
  if (!existsSync(OWN_NODE)) {
    console.error(
      `Node ${OLDEST_NODE.join('.')} or newer is needed (24 is what this project is tested with), this is ${process.versions.node}. ` +
        'Run "nvm install" here, or get Node 24 from nodejs.org.',
    );
    process.exit(1);
  }
  const { code } = await runChild(OWN_NODE, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.exit(code);
}

/** @param {string} version such as `24.21.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** The channel to the process that started this one closes when that one is killed: nobody is left to forward Ctrl-C. */
function endWithParent() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

function readOr(path, fallback) {
  return existsSync(path) ? readFileSync(path, 'utf8') : fallback;
}
