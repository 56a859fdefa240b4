import type { CountReader } from './runner/counts.ts';
import { fromPlaywright, fromTotals, fromVitest, one } from './runner/counts.ts';
import { type FailureReader, playwrightFailures, vitestFailures } from './runner/failures.ts';
import type { Program } from './runner/install-programs.ts';

/** One line of `npm test`. */
export interface Suite {
  name: string;
  /** Program and arguments; `report` is where its JSON report has to go. */
  command(report: string): string[];
  count: CountReader;
  /** What failed, for the end of the run; a tool without it has said so in its output. */
  failures?: FailureReader;
  /** A suite that has to run before this one, also when this one alone is asked for. */
  after?: string;
  needsBrowser?: true;
  needsFfmpeg?: true;
  /** Programs that it starts. */
  programs?: Program[];
  /**
   * Globs of files that cannot change its result: while developing it is left out of `npm test` when it has passed and
   * nothing else changed. Without it the suite always runs.
   */
  ignores?: string[];
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
  failures: vitestFailures,
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
    name: 'style',
    command: (report) => ['node', 'tests/architecture/style.ts', report],
    count: fromTotals,
  },
  {
    name: 'limits',
    command: (report) => ['node', 'tests/budgets/limits.ts', report],
    count: fromTotals,
  },
];

const PROSE = ['docs/**', '**/README.md', 'NOTICE', '.ci/**', '.gitignore'];
/** Folders of `tests/` that a suite has nothing to do with. */
const testsBut = (...used: string[]) =>
  [
    'architecture',
    'attacks',
    'brands',
    'budgets',
    'cluster',
    'e2e',
    'faults',
    'load',
    'screenshots',
    'runner',
    'support',
    'visual',
  ]
    .filter((folder) => !used.includes(folder))
    .map((folder) => `tests/${folder}/**`);
const STORIES = [
  '.storybook/**',
  '**/*.stories.tsx',
  'src/stories/**',
  'design-system/src/{stories,compositions}/**',
];
const UNIT_TESTS = ['{src,design-system,contract,server}/**/*.{test,testing}.{ts,tsx}'];
/** A server and the built client, from outside. */
const RUNNING = [...PROSE, ...STORIES, ...UNIT_TESTS];

/** In the order of `npm test`. */
export const SLOW_SUITES: Suite[] = [
  {
    ...project('unit'),
    ignores: [
      ...PROSE,
      ...testsBut('architecture', 'visual'),
      'server/src/domains/**',
      'server/migrations/**',
    ],
  },
  { name: 'build', command: () => ['node', 'server/bin/start.mjs', '--build-only'], count: one },
  {
    ...project('server'),
    // What the client says of its addresses is read from its build.
    after: 'build',
    needsFfmpeg: true,
    programs: ['redis-server'],
    ignores: [
      ...PROSE,
      ...STORIES,
      ...testsBut('brands', 'budgets', 'load', 'runner', 'support', 'faults'),
      'src/{pages,styles}/**',
      // The studio's occasions are held against what these two put into the storage.
      'src/domains/!(analytics|auth)/**',
      'src/domains/auth/!(google)/**',
      'src/app/{hosts,shell,testing}/**',
      'src/app/*.tsx',
      'design-system/src/components/**',
    ],
  },
  // Copies and builds files of every side, Storybook among them.
  { ...project('scripts'), needsBrowser: true, ignores: PROSE },
  {
    ...project('attacks'),
    ignores: [
      ...PROSE,
      ...STORIES,
      ...testsBut('attacks', 'brands'),
      'src/{domains,pages,styles}/**',
      'src/app/{hosts,shell,testing}/**',
      'src/app/*.tsx',
      'design-system/src/components/**',
    ],
  },
  {
    ...project('cluster'),
    after: 'build',
    programs: ['redis-server', 'haproxy', 'pgbouncer', 'nginx', 'caddy'],
    ignores: [...RUNNING, ...testsBut('cluster', 'faults', 'runner', 'support')],
  },
  { ...project('faults'), after: 'build', ignores: [...RUNNING, ...testsBut('faults', 'support')] },
  {
    ...project('bench'),
    after: 'build',
    programs: ['redis-server'],
    needsBrowser: true,
    ignores: [...RUNNING, ...testsBut('load', 'support', 'budgets', 'cluster', 'faults', 'runner')],
  },
  {
    name: 'stories',
    command: (report) => vitest(report, '--config', '.storybook/vitest.config.ts'),
    count: fromVitest,
    failures: vitestFailures,
    needsBrowser: true,
    ignores: [
      ...PROSE,
      ...UNIT_TESTS,
      ...testsBut('visual', 'support'),
      'server/src/domains/**',
      'server/migrations/**',
    ],
  },
  {
    name: 'budgets',
    command: () => ['node', 'tests/budgets/run.ts'],
    count: one,
    after: 'build',
    needsBrowser: true,
    ignores: [...RUNNING, ...testsBut('budgets', 'load', 'support', 'runner')],
  },
  {
    name: 'e2e',
    command: () => ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    count: fromPlaywright,
    failures: playwrightFailures,
    after: 'build',
    needsBrowser: true,
    ignores: [...RUNNING, ...testsBut('e2e', 'brands', 'faults', 'support')],
  },
];
