import tailwindcss from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { APP_VERSION } from './contract/src/limits.ts';
import { chunksPlugin } from './src/build/chunks-plugin.ts';
import { firstHtmlPlugin } from './src/build/first-html-plugin.ts';
import { firstStylesPlugin } from './src/build/first-styles-plugin.ts';
import { licencesPlugin } from './src/build/licences-plugin.ts';
import { messagesPlugin } from './src/build/messages-plugin.ts';
import { opsPlugin } from './src/build/ops-plugin.ts';
import { proxyPlugin } from './src/build/proxy-plugin.ts';
import { serviceWorkerPlugin } from './src/build/service-worker-plugin.ts';
import { unusedCodePlugins } from './src/build/unused-code-plugin.ts';

/** Starts servers from the bundle, which takes half of the work. That the sources start others show (server/src/start.test.ts). */
const BUNDLED = { SERVER_PROGRAM: new URL('dist/server/main.mjs', import.meta.url).pathname };

// Two workers, where files may run beside each other: of two processors Vitest would use one.
// Where nearly all that a file costs is evaluating the modules it imports, files of a worker share them (`isolate: false`, on the
// server): shared-modules.setup.ts has each leave them as they were. Unit files do not: 0070 says why.
// The stories project stands in .storybook/vitest.config.ts: it starts Storybook, which the others need not wait for.
export default defineConfig({
  plugins: [
    messagesPlugin(),
    proxyPlugin(),
    chunksPlugin(),
    unusedCodePlugins(),
    firstStylesPlugin(),
    tailwindcss(),
    vanillaExtractPlugin(),
    react(),
    licencesPlugin(),
    opsPlugin(),
    firstHtmlPlugin(),
    serviceWorkerPlugin(),
  ],
  resolve: {
    // Messages are compiled ahead of time, so the parser never runs in the browser: 30 kB saved.
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      // Rolldown repeats the text of all endings wherever the library's modules read it: in one file it stands once.
      tldts: 'tldts/dist/index.esm.min.js',
    },
  },

  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // The address is kept for ever, like those of all assets.
    license: { fileName: `assets/licences-${APP_VERSION}.txt` },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'design-system/src/**/*.test.{ts,tsx}',
            'src/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
            'tests/visual/**/*.test.ts',
            'server/demo/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'studio/**/*.test.ts',
          ],
          environment: 'happy-dom',
          setupFiles: ['design-system/src/testing/unit.setup.ts'],
          // Five hundred files, each in an environment of its own: a thread begins in half the time of a process.
          pool: 'threads',
          // Properties are tried a hundred times each: on a busy machine that passes five seconds.
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        extends: false,
        test: {
          name: 'server',
          include: [
            'server/src/**/*.test.ts',
            'server/bin/**/*.test.ts',
            'tests/runner/**/*.test.ts',
            'tests/budgets/**/*.test.ts',
            'tests/brands/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: ['server/src/testing/postgres.setup.ts'],
          setupFiles: ['tests/support/shared-modules.setup.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: false,
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: false,
        test: {
          name: 'bench',
          include: ['tests/load/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/postgres.setup.ts', 'tests/support/bundle.setup.ts'],
          // Thirty servers are started to see that the benchmarks run; what is measured starts from sources.
          env: BUNDLED,
          // The one of rooms looks at eight pages, which a busy machine takes minutes for.
          testTimeout: 300_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          maxConcurrency: 2,
        },
      },
      {
        extends: false,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/postgres.setup.ts'],
          testTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: false,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/bundle.setup.ts'],
          env: BUNDLED,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          environment: 'node',
          testTimeout: 90_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
