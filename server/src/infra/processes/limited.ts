import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';

/** What holds for all programs of some work. */
export interface Conditions {
  signal: AbortSignal;
  /** 0 to 19: what calls people make comes first. */
  niceness: number;
}

export interface Limits {
  /** Of the wall and of the processor. */
  seconds: number;
  /** Bytes of address space; a program that reserves more than it uses has none. */
  memory?: number;
}

/** Returns what the program wrote. @throws ProcessError, the reason of the signal */
export type RunLimited = (command: string, args: readonly string[], limits: Limits) => Promise<string>;

/** A program that did not end well. */
export class ProcessError extends Error {
  override readonly name = 'ProcessError';
  /** Its time was over. */
  readonly isLate: boolean;
  /** The program itself gave up: another try would find the same. */
  readonly isFinal: boolean;
  constructor(program: string, end: { code: number | null; isLate: boolean; said: string }) {
    super(`${program} ended with ${end.isLate ? 'its time' : end.code}: ${end.said.slice(-LONGEST_WORD)}`);
    this.isLate = end.isLate;
    const isFull = /no space left|ENOSPC/i.test(end.said);
    this.isFinal = end.isLate || (end.code !== null && end.code < KILLED && !isFull);
  }
}

const LONGEST_WORD = 500;
/** Exit codes from here on are signals that a wrapper passed on. */
const KILLED = 128;
/** What a program says that hears of the signal itself: ffmpeg ends with 255. */
const OUT_OF_TIME = new RegExp(`received signal ${constants.signals.SIGXCPU}\\b`, 'i');
const LONGEST_OUTPUT = 1024 * 1024;
/** Seconds of the processor that a program has left to end by itself when it has used up what it had. */
const SLACK = 5;
const TOOLS = ['/usr/bin/nice', '/usr/bin/prlimit', '/usr/bin/setpriv'];
const canLimit = TOOLS.every((tool) => existsSync(tool));

/** Where the system has the tools, the program is limited by the kernel, and goes when this process is killed. */
const wrapped = (
  command: string,
  args: readonly string[],
  { seconds, memory, niceness }: Limits & Pick<Conditions, 'niceness'>,
): string[] => {
  if (!canLimit) return [command, ...args];
  const [nice = '', prlimit = '', setpriv = ''] = TOOLS;
  const limits = [
    '--core=0',
    `--cpu=${seconds}:${seconds + SLACK}`,
    ...(memory === undefined ? [] : [`--as=${memory}`]),
  ];
  const bound = [setpriv, '--pdeathsig', 'KILL', '--no-new-privs'];
  return [nice, '-n', String(niceness), prlimit, ...limits, ...bound, command, ...args];
};

/**
 * Runs programs that read what strangers sent: with nothing of this process's environment, behind everything else, in bounds
 * of time and memory.
 */
export const createLimited =
  ({ signal, niceness }: Conditions): RunLimited =>
  (command, args, limits) => {
    signal.throwIfAborted();
    const [program = command, ...rest] = wrapped(command, args, { ...limits, niceness });
    const child = spawn(program, rest, {
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Promise((resolve, reject) => {
      let [output, said, isLate] = ['', '', false];
      const kill = () => child.kill('SIGKILL');
      const timer = setTimeout(() => {
        isLate = true;
        kill();
      }, limits.seconds * 1000);
      signal.addEventListener('abort', kill);
      child.stdout.on('data', (chunk) => {
        output = (output + chunk).slice(0, LONGEST_OUTPUT);
      });
      child.stderr.on('data', (chunk) => {
        said = (said + chunk).slice(-LONGEST_OUTPUT);
      });
      child.once('error', reject);
      child.once('close', (code, killedBy) => {
        isLate ||= killedBy === 'SIGXCPU' || (code !== null && code >= KILLED && OUT_OF_TIME.test(said));
        clearTimeout(timer);
        signal.removeEventListener('abort', kill);
        if (signal.aborted) return reject(signal.reason);
        if (code === 0) return resolve(output);
        reject(new ProcessError(command, { code, isLate, said }));
      });
    });
  };
