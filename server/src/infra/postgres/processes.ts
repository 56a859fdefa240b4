import { type ChildProcess, execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where the system tells arguments apart, no path can be taken for the end of another. */
export const SEPARATOR = process.platform === 'linux' ? '\0' : ' ';

export interface RunningProcess {
  pid: number;
  /** The command line, its parts joined by `SEPARATOR`. */
  command: string;
}

/** The moment a live process began, in the system's own notation; null when there is none. A recycled pid has another moment. */
export async function startOfProcess(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
    return stdout.trim() || null;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name stands in brackets and may hold blanks; the state comes right after it, the start 19 fields later.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? null : (fields[19] ?? null);
}

/** Every process of this machine but zombies, whose command line is empty. */
export async function listProcesses(): Promise<RunningProcess[]> {
  if (process.platform !== 'linux') return listByPs();
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid: Number(pid), command: line.replace(/\0+$/, '').trim() };
    }),
  );
  return found.filter((entry) => entry.command !== '');
}

async function listByPs(): Promise<RunningProcess[]> {
  const { stdout } = await run('ps', ['-axww', '-o', 'pid=,command='], { maxBuffer: 16 * 1024 * 1024 });
  return stdout.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(.*)$/.exec(line);
    return match?.[1] && match[2] ? [{ pid: Number(match[1]), command: match[2] }] : [];
  });
}

/** Sends a signal; a process that has ended meanwhile is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Interrupts a child when this process ends in a hurry (process.exit, an uncaught error). */
export function endWithThisProcess(child: ChildProcess): void {
  const interrupt = () => child.kill('SIGINT');
  process.once('exit', interrupt);
  child.once('exit', () => process.off('exit', interrupt));
}
