import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

test('what a page said when its test failed stands below it, and no more than a screenful', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'failures-')), 'error-context.md');
  const rows = Array.from({ length: 100 }, (_, row) => `- button "${row}"`);
  writeFileSync(path, `# Page snapshot\n\n\`\`\`yaml\n${rows.join('\n')}\n\`\`\`\n\n# Test source\n`);
  const result = { error: { message: 'gone' }, attachments: [{ name: 'error-context', path }] };
  const failed = { projectName: 'phone', status: 'unexpected', results: [result] };
  const specs = [{ title: 'walks', ok: false, tests: [failed] }];
  const [text = ''] = playwrightFailures({ suites: [{ file: 'a.spec.ts', specs }] });
  expect(text.split('\n').slice(0, 2)).toEqual(['a.spec.ts › [phone] walks › gone', '- button "0"']);
  expect(text.split('\n').at(-1)).toBe('- button "59"');
});

test.each([undefined, {}, { testResults: [] }, { suites: [] }])('%j names nothing', (report) => {
  expect([vitestFailures(report), playwrightFailures(report)]).toEqual([[], []]);
});
