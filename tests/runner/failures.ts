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
  results: { error?: { message?: string } }[];
}

/** Playwright's json reporter; a test that passed only when repeated is among them. */
export const playwrightFailures: FailureReader = (report) =>
  ((report as PlaywrightSuite | undefined)?.suites ?? []).flatMap(failuresIn);

function failuresIn({ file = '', specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        line(file, `[${projectName}] ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

function line(file: string, ...rest: (string | undefined)[]): string {
  const path = isAbsolute(file) ? relative(root, file) : file;
  return [path, ...rest.map((text) => text && stripVTControlCharacters(text).trim().split('\n')[0])]
    .filter(Boolean)
    .join(' › ');
}
