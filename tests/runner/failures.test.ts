import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';
import { root } from './root.ts';

test("vitest's report names the tests that failed, with the first line of why", () => {
  const failed = {
    fullName: 'a store keeps',
    status: 'failed',
    failureMessages: ['\u001b[31mno\u001b[39m\n at'],
  };
  const passed = { fullName: 'a store drops', status: 'passed', failureMessages: [] };
  const file = { name: join(root, 'src/a.test.ts'), assertionResults: [failed, passed] };
  expect(vitestFailures({ testResults: [file] })).toEqual(['src/a.test.ts › a store keeps › no']);
});

test('a file that did not load stands with its own error', () => {
  const file = { name: join(root, 'src/a.test.ts'), message: 'No such module', assertionResults: [] };
  expect(vitestFailures({ testResults: [file] })).toEqual(['src/a.test.ts › No such module']);
});

test("Playwright's report names failed and flaky tests with their project, however deep", () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [{ error: { message: 'gone\n at' } }] }],
  });
  const inner = { file: 'a.spec.ts', specs: [spec('walks', 'unexpected'), spec('runs', 'expected')] };
  const report = { suites: [{ file: 'a.spec.ts', specs: [spec('swims', 'flaky')], suites: [inner] }] };
  expect(playwrightFailures(report)).toEqual([
    'a.spec.ts › [phone] swims › gone',
    'a.spec.ts › [phone] walks › gone',
  ]);
});

test.each([undefined, {}, { testResults: [] }, { suites: [] }])('%j names nothing', (report) => {
  expect([vitestFailures(report), playwrightFailures(report)]).toEqual([[], []]);
});
