import { QUICK_SUITES, SLOW_SUITES, type Suite } from '../suites.ts';
import { ensureBrowser, MissingBrowserError } from './browser.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';

const ALL = [...QUICK_SUITES, ...SLOW_SUITES];

/**
 * Ends with a line `N passed, N failed`, whatever happens; a suite that did not run has failed.
 * @returns the exit code: 0 when every suite passed, 1 when one failed, 2 for an unknown suite, 130 after Ctrl-C
 */
export async function main([wanted, ...args]: string[]): Promise<number> {
  const suites = select(wanted);
  if (suites === null) {
    console.error(`Unknown suite ${wanted}. There are: check, ${ALL.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  if (!(await hasBrowserFor(suites))) return summarise(suites.map(notRun));
  const results = await runAll(suites, wanted, args, stopping.signal);
  const missing = suites.filter(({ name }) => !results.some((result) => result.name === name));
  const code = summarise([...results, ...missing.map(notRun)]);
  return stopping.signal.aborted ? 130 : code;
}

const notRun = ({ name }: Suite): SuiteResult => ({
  name,
  minutes: 0,
  output: '',
  passed: 0,
  failed: 1,
  skipped: 0,
});

function select(wanted: string | undefined): Suite[] | null {
  if (wanted === undefined) return ALL;
  if (wanted === 'check') return QUICK_SUITES;
  const suite = ALL.find(({ name }) => name === wanted);
  return suite ? [...ALL.filter(({ name }) => name === suite.after), suite] : null;
}

async function hasBrowserFor(suites: Suite[]): Promise<boolean> {
  if (!suites.some(({ needsBrowser }) => needsBrowser)) return true;
  try {
    process.env.CHROMIUM_PATH = await ensureBrowser();
    return true;
  } catch (error) {
    if (!(error instanceof MissingBrowserError)) throw error;
    console.error(error.message);
    return false;
  }
}

async function runAll(suites: Suite[], wanted: string | undefined, args: string[], signal: AbortSignal) {
  const quick = suites.filter((suite) => QUICK_SUITES.includes(suite));
  const results = await Promise.all(
    quick.map((suite) =>
      runSuite(suite, { args: suite.name === wanted ? args : [], output: 'later', signal }),
    ),
  );
  for (const result of results) console.log(`\n== ${result.name}\n${result.output.trimEnd()}`);
  for (const suite of suites) {
    if (quick.includes(suite) || signal.aborted) continue;
    console.log(`\n== ${suite.name}`);
    results.push(await runSuite(suite, { args: suite.name === wanted ? args : [], output: 'now', signal }));
  }
  return results;
}

function summarise(results: SuiteResult[]): number {
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  console.log('\nsuite      minutes   passed   failed  skipped');
  for (const { name, minutes, passed, failed, skipped } of results) {
    const numbers = [minutes.toFixed(2), passed, failed, skipped].map((value) => String(value).padStart(9));
    console.log(`${name.padEnd(9)}${numbers.join('')}`);
  }
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
