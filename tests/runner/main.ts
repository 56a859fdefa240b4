import { QUICK_SUITES, SLOW_SUITES, type Suite } from '../suites.ts';
import { MissingProgramError } from './apt.ts';
import { type Freshness, openFreshness } from './freshness.ts';
import { ensureBrowser, ensureFfmpeg, ensureShell } from './install-browser.ts';
import { ensurePrograms } from './install-programs.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';
import { summarise } from './summary.ts';

const ALL = [...QUICK_SUITES, ...SLOW_SUITES];

interface Order {
  suites: Suite[];
  /** The suite that was asked for by name: it gets the arguments, and always runs. */
  wanted: string | undefined;
  args: string[];
  /** Whether suites run that have passed with the same inputs. */
  all: boolean;
}

/**
 * `[--all]`, or the name of a suite and arguments for its tool. Ends with a line `N passed, N failed`, whatever happens;
 * a suite that did not run has failed, unless it passed before and nothing has changed.
 * @returns the exit code: 0 when every suite passed, 1 when one failed, 2 for an unknown suite, 130 after Ctrl-C
 */
export async function main(argv: string[]): Promise<number> {
  const order = read(argv);
  if (order === null) {
    console.error(`Unknown suite ${argv[0]}. There are: check, ${ALL.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  if (!(await hasToolsFor(order.suites))) return summarise(order.suites.map(notRun), []);
  const freshness = openFreshness();
  const unchanged = order.all ? [] : order.suites.filter((suite) => freshness.passedAt(suite));
  const due = order.suites.filter((suite) => !unchanged.includes(suite));
  const results = await runAll(due, order, freshness, stopping.signal);
  const missing = due.filter(({ name }) => !results.some((result) => result.name === name));
  const code = summarise([...results, ...missing.map(notRun)], unchanged);
  return stopping.signal.aborted ? 130 : code;
}

function read([first, ...args]: string[]): Order | null {
  const all = first === '--all' || Boolean(process.env.CI);
  if (first === undefined || first === '--all') return { suites: ALL, wanted: undefined, args: [], all };
  if (first === 'check') return { suites: QUICK_SUITES, wanted: first, args: [], all: true };
  const suite = ALL.find(({ name }) => name === first);
  if (!suite) return null;
  const before = ALL.filter(({ name }) => name === suite.after);
  return { suites: [...before, suite], wanted: first, args, all: true };
}

const notRun = ({ name }: Suite): SuiteResult => ({
  name,
  minutes: 0,
  output: '',
  failures: [],
  passed: 0,
  failed: 1,
  skipped: 0,
});

async function hasToolsFor(suites: Suite[]): Promise<boolean> {
  try {
    if (suites.some(({ needsBrowser }) => needsBrowser)) {
      process.env.CHROMIUM_PATH = await ensureBrowser();
      process.env.CHROMIUM_SHELL_PATH = ensureShell(process.env.CHROMIUM_PATH);
    }
    if (suites.some(({ needsFfmpeg }) => needsFfmpeg)) ensureFfmpeg();
    ensurePrograms([...new Set(suites.flatMap(({ programs }) => programs ?? []))]);
    return true;
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error;
    console.error(error.message);
    return false;
  }
}

async function runAll(suites: Suite[], order: Order, freshness: Freshness, signal: AbortSignal) {
  const argsOf = ({ name }: Suite) => (name === order.wanted ? order.args : []);
  const quick = suites.filter((suite) => QUICK_SUITES.includes(suite));
  const results = await Promise.all(
    quick.map((suite) => runSuite(suite, { args: argsOf(suite), output: 'later', signal })),
  );
  for (const result of results) console.log(`\n== ${result.name}\n${result.output.trimEnd()}`);
  for (const suite of suites) {
    if (quick.includes(suite) || signal.aborted) continue;
    console.log(`\n== ${suite.name}`);
    const result = await runSuite(suite, { args: argsOf(suite), output: 'now', signal });
    if (result.failed === 0 && argsOf(suite).length === 0) freshness.remember(suite);
    results.push(result);
  }
  return results;
}
