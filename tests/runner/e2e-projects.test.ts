import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

interface Listed {
  specs: { title: string; tests: { projectName: string }[] }[];
  suites?: Listed[];
  file: string;
}

const flatten = (suite: Listed): Listed[] => [suite, ...(suite.suites ?? []).flatMap(flatten)];

/** Every test that Playwright would run, as `file: title`, with the projects that it runs in. */
const listed = (): Map<string, string[]> => {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const command = [cli, 'test', '--config', 'tests/playwright.config.ts', '--list', '--reporter=json'];
  // Inside a run of all suites the variable sends a report to that suite's file.
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined };
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 64e6 } as const;
  const report = JSON.parse(execFileSync(process.execPath, command, options)) as { suites: Listed[] };
  const found = new Map<string, string[]>();
  for (const { file, specs } of report.suites.flatMap(flatten)) {
    for (const { title, tests } of specs) {
      const key = `${file}: ${title}`;
      found.set(key, [...(found.get(key) ?? []), ...tests.map(({ projectName }) => projectName)]);
    }
  }
  return found;
};

test('every end-to-end test runs in one project, or in both sizes', () => {
  const found = listed();
  const files = new Set([...found.keys()].map((key) => key.split(':')[0]));
  expect([...files].sort()).toEqual(globSync('**/*.spec.ts', { cwd: join(root, 'tests/e2e') }).sort());
  const sets = new Set([...found.values()].map((projects) => [...new Set(projects)].sort().join(' and ')));
  expect([...sets].sort()).toEqual(['brands', 'desktop', 'desktop and phone', 'heard', 'phone']);
});
