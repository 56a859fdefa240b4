import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Suite } from '../suites.ts';
import type { Counts } from './counts.ts';
import { root } from './root.ts';
import { makeSuiteFolder } from './suite-folder.ts';

export interface SuiteResult extends Counts {
  name: string;
  minutes: number;
  /** What the tool printed, when it was kept back. */
  output: string;
  /** A line for each test that failed, where the tool tells. */
  failures: string[];
}

export interface RunOptions {
  args: string[];
  /** `later` keeps the output back, for suites that run at the same time. */
  output: 'now' | 'later';
  signal: AbortSignal;
}

/**
 * A tool that hangs must not hold the run for ever. No promise of speed: a sound run of the longest suite, `e2e`, passes
 * half an hour on a slow machine, and what ends it there says nothing about the product.
 */
const LIMIT_MS = 50 * 60_000;
/** From the request to end until the end by force; a server closes its database in it. */
const GRACE_MS = 30_000;

/** Runs one suite in a process group and a temporary folder of its own, and leaves neither behind. */
export async function runSuite(suite: Suite, options: RunOptions): Promise<SuiteResult> {
  const start = performance.now();
  const folder = makeSuiteFolder();
  const report = join(folder.path, 'report.json');
  const child = startTool([...suite.command(report), ...options.args], folder.path, report, options.output);
  const output = collect(child);
  const limit = AbortSignal.any([options.signal, AbortSignal.timeout(LIMIT_MS)]);
  limit.addEventListener('abort', () => stop(child), { once: true });
  const code = await exitOf(child);
  const read = readReport(report);
  const counts = suite.count(read, code);
  const failures = suite.failures?.(read) ?? [];
  for (const command of await folder.remove())
    console.log(`${suite.name} left running: ${command.slice(0, 120)}`);
  const minutes = (performance.now() - start) / 60_000;
  return { name: suite.name, minutes, output: output(), failures, ...counts };
}

function startTool(command: string[], folder: string, report: string, output: RunOptions['output']) {
  const [program = '', ...args] = command;
  const stream = output === 'now' ? 'inherit' : 'pipe';
  return spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', stream, stream],
    env: {
      ...process.env,
      TMPDIR: folder,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Workers and servers by the dozen read the same programs: each is compiled once.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    },
  });
}

function collect(child: ChildProcess): () => string {
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  return () => Buffer.concat(parts).toString('utf8');
}

async function exitOf(child: ChildProcess): Promise<number> {
  // Who is left in the group would keep the output open.
  child.once('exit', () => endGroup(child, 'SIGKILL'));
  try {
    const [code] = await once(child, 'close');
    return typeof code === 'number' ? code : 1;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return 127;
  }
}

function stop(child: ChildProcess): void {
  endGroup(child, 'SIGTERM');
  setTimeout(() => endGroup(child, 'SIGKILL'), GRACE_MS).unref();
}

function endGroup(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // Nobody is left in the group.
  }
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
