import type { CountReader } from './prepare/counts.ts';
import { fromPlaywright, fromTotals, fromVitest, one } from './prepare/counts.ts';

/** One line of `npm test`. */
export interface Suite {
  name: string;
  /** Program and arguments; `report` is where its JSON report has to go. */
  command(report: string): string[];
  count: CountReader;
  /** A suite that has to run before this one, also when this one alone is asked for. */
  after?: string;
  needsBrowser?: true;
}

const vitest = (report: string, ...options: string[]) => [
  'vitest',
  'run',
  ...options,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const project = (name: string) => ({
  name,
  command: (report: string) => vitest(report, '--project', name),
  count: fromVitest,
});

/** Read nothing but sources and take seconds: `npm run check` runs these, all at once. */
export const QUICK_SUITES: Suite[] = [
  {
    name: 'types',
    command: () => ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
    count: one,
  },
  { name: 'lint', command: () => ['biome', 'ci', '--colors=off'], count: one },
  {
    name: 'imports',
    command: (report) => ['node', 'tests/architecture/imports.ts', report],
    count: fromTotals,
  },
  {
    name: 'looks',
    command: (report) => ['node', 'tests/architecture/looks.ts', report],
    count: fromTotals,
  },
  {
    name: 'limits',
    command: (report) => ['node', 'tests/budgets/limits.ts', report],
    count: fromTotals,
  },
];

/** In the order of `npm test`. */
export const SLOW_SUITES: Suite[] = [
  project('unit'),
  { name: 'build', command: () => ['node', 'server/bin/start.mjs', '--build-only'], count: one },
  project('server'),
  { ...project('faults'), after: 'build' },
  { ...project('bench'), after: 'build', needsBrowser: true },
  {
    name: 'stories',
    command: (report) => vitest(report, '--config', '.storybook/vitest.config.ts'),
    count: fromVitest,
    needsBrowser: true,
  },
  {
    name: 'budgets',
    command: () => ['node', 'tests/budgets/run.ts'],
    count: one,
    after: 'build',
    needsBrowser: true,
  },
  {
    name: 'e2e',
    command: () => ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    count: fromPlaywright,
    after: 'build',
    needsBrowser: true,
  },
];
