import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

/** Reads what failed from a tool's JSON report: a line each, the test and the first line of its error. */
export type FailureReader = (report: unknown) => string[];

interface VitestReport {
  testResults?: { name: string; message?: string; assertionResults?: VitestTest[] }[];
}
interface VitestTest {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

/** vitest's json reporter. */
export const vitestFailures: FailureReader = (report) =>
  ((report as VitestReport | undefined)?.testResults ?? []).flatMap(
    ({ name, message, assertionResults = [] }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return message ? [line(name, message)] : [];
      return tests.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]));
    },
  );

interface PlaywrightSuite {
  file?: string;
  specs?: { title: string; ok: boolean; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightTest {
  projectName: string;
  status: string;
  results: PlaywrightResult[];
}
interface PlaywrightResult {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

/** Playwright's json reporter; a test that passed only when repeated is among them. Below each, what its page said then. */
export const playwrightFailures: FailureReader = (report) =>
  ((report as PlaywrightSuite | undefined)?.suites ?? []).flatMap(failuresIn);

function failuresIn({ file = '', specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const failed = results.find(({ error }) => error);
        return [line(file, `[${projectName}] ${title}`, failed?.error?.message), ...pageOf(failed)].join(
          '\n',
        );
      }),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

const LINES_OF_PAGE = 60;

/** What readers were told of the page, from the file that Playwright leaves; pictures are not seen from afar. */
function pageOf({ attachments = [] }: PlaywrightResult = {}): string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const [, page] = (path && readOrNothing(path).match(/```yaml\n([\s\S]*?)```/)) || [];
  return (page ?? '').split('\n', LINES_OF_PAGE).filter(Boolean);
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function line(file: string, ...rest: (string | undefined)[]): string {
  const path = isAbsolute(file) ? relative(root, file) : file;
  return [path, ...rest.map((text) => text && stripVTControlCharacters(text).trim().split('\n')[0])]
    .filter(Boolean)
    .join(' › ');
}
