import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Several times what a suite keeps at a time: a database's log and what was uploaded are a gigabyte each at most. */
const ENOUGH = 8 * 1024 ** 3;

/**
 * Where suites keep their temporary files: in the memory of a machine that has plenty, otherwise where the system keeps
 * them. Tests make databases by the hundred, and two thousand small files cost a disk's file system 0.7 s of a processor,
 * memory's 0.04.
 */
export const roomOfSuites = (mounts = readMounts(), free = freeMemory()): string =>
  runsPrograms(mounts) && free >= ENOUGH ? MEMORY : tmpdir();

/** Some machines have none; some run no programs from it, and tests make programs. */
function runsPrograms(mounts: string): boolean {
  const row = mounts.split('\n').map((line) => line.split(' '));
  const [, , kind, options = ''] = row.find(([, folder]) => folder === MEMORY) ?? [];
  return kind === 'tmpfs' && !options.split(',').some((option) => option === 'noexec' || option === 'ro');
}

function readMounts(): string {
  try {
    return readFileSync('/proc/mounts', 'utf8');
  } catch {
    return '';
  }
}

function freeMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem());
  } catch {
    return 0;
  }
}
