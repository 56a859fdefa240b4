import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, matchesGlob } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, expect, test } from 'vitest';
import viteConfig from '../../vite.config.ts';
import { SLOW_SUITES } from '../suites.ts';
import { root } from './root.ts';

const PROGRAMS = ['server/src/main.ts', 'src/main.tsx'];

/** Where a suite begins to read: its test files, and the programs that it starts. */
const ENTRIES: Record<string, string[]> = {
  faults: PROGRAMS,
  bench: PROGRAMS,
  stories: ['.storybook/vitest.{config,setup}.ts', '{src,design-system/src,.storybook}/**/*.stories.tsx'],
  budgets: ['tests/budgets/run.ts', ...PROGRAMS],
  e2e: ['tests/playwright.config.ts', 'tests/e2e/**/*.spec.ts', ...PROGRAMS],
};

const projects = viteConfig.test?.projects as { test: { name: string; include: string[] } }[];
const entriesOf = (suite: string): string[] => {
  const include = projects.find(({ test: { name } }) => name === suite)?.test.include ?? [];
  return [...include, ...(ENTRIES[suite] ?? [])].flatMap((pattern) => globSync(pattern, { cwd: root }));
};
const suites = SLOW_SUITES.filter(({ ignores }) => ignores);

const imports = new Map<string, string[]>();
beforeAll(async () => {
  const { options } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
  const entries = [...new Set(suites.flatMap(({ name }) => entriesOf(name)))];
  const tsConfig = extractTSConfig(join(root, 'tsconfig.json'));
  const { output } = await cruise(entries, { ...options, baseDir: root }, undefined, { tsConfig });
  for (const { source, dependencies } of (output as ICruiseResult).modules)
    imports.set(
      source,
      dependencies.map(({ resolved }) => resolved),
    );
});

/** Every file of the repository that is reached by imports. */
const reached = (entries: string[]): Set<string> => {
  const found = new Set(entries);
  for (const path of found) for (const next of imports.get(path) ?? []) found.add(next);
  return found;
};

test.each(suites.map((suite) => [suite.name, suite] as const))(
  '%s ignores no file that it imports',
  (name, { ignores = [] }) => {
    const entries = entriesOf(name);
    expect(entries.length).toBeGreaterThan(0);
    const files = [...reached(entries)].filter((path) => !path.startsWith('node_modules/'));
    expect(files.length).toBeGreaterThan(entries.length);
    expect(files.filter((path) => ignores.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
  },
);
