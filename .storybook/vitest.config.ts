import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import designSystem from '../design-system/package.json' with { type: 'json' };
import client from '../package.json' with { type: 'json' };
import { comparePicture, forceColors } from '../tests/visual/command.ts';
import viteConfig from '../vite.config.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));

// Named ahead: a dependency that Vite meets in the middle of a run makes it reload the page under the tests.
const ahead = [
  ...Object.keys({ ...client.dependencies, ...designSystem.dependencies }).filter(
    (name) => !name.startsWith('@livery/') && !name.startsWith('@vanilla-extract/'),
  ),
  'ajv/dist/2020.js',
  'axe-core',
  'libphonenumber-js/mobile',
  'partysocket/ws',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom/client',
  'storybook/test',
  'tldts',
  '@storybook/addon-a11y/preview',
  '@storybook/react-vite',
  'typebox',
];

const { test: _, ...shared } = viteConfig;

/** Every story is a test: it renders in the system's Chromium and passes axe. */
export default mergeConfig(
  shared,
  defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    optimizeDeps: { include: ahead },
    plugins: [storybookTest({ configDir })],
    test: {
      name: 'stories',
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
            args: [
              '--no-sandbox',
              '--disable-gpu',
              '--disable-quic',
              '--no-first-run',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
        }),
        instances: [{ browser: 'chromium' }],
        commands: { comparePicture, forceColors },
      },
      // A composition is drawn in ten looks and judged in each.
      testTimeout: 90_000,
      isolate: false,
      // A page of its own each, in one browser.
      maxWorkers: 2,
      setupFiles: ['.storybook/vitest.setup.ts'],
    },
  }),
);
