import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { NO_FLOOD_LIMITS } from '../server/src/testing/no-flood-limits.ts';
import type { BrandOptions } from './e2e/support/test.ts';

// Workers load this file again: the first to load it decides, the environment hands it on.
// Below those that a system gives to connections, 32,768 and on: one of them may be taken already.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
process.env.E2E_DATA_DIR ??= makeDataFolder();
// That of the build, whose client they serve: walks start two dozen of them.
process.env.SERVER_PROGRAM ??= fileURLToPath(new URL('../dist/server/main.mjs', import.meta.url));
const port = process.env.E2E_PORT;

function makeDataFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'livery-e2e-'));
  // As root, PostgreSQL runs as another account, which has to get in.
  chmodSync(path, 0o755);
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  return path;
}

const installed = (...paths: string[]) => paths.find((path) => existsSync(path));
const wholeBrowser = process.env.CHROMIUM_PATH ?? installed('/usr/bin/chromium');
// Chromium without a window does the same pages at half the cost.
const shell = process.env.CHROMIUM_SHELL_PATH ?? installed('/usr/bin/chromium-headless-shell');

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // A microphone that beeps; whether it may be opened is each test's to say.
    '--use-fake-device-for-media-stream',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** Choose or make their brands themselves: a test in all of them, or on a server of its own. */
const brands =
  /\/(?:by-measure|guest-rules|leaks|theme|added-brand|preview|look|captcha|google|service|keyboard|every-brand|people|two-people|words|presence|shared-media|groups|publish|payment|envelopes|operators)\.spec\.ts$/;

/** Needs a microphone, or notifications: Chromium without a window has neither. */
const heard = /\/(?:voice|push)\.spec\.ts$/;

/** Flows that no size of the screen changes: they stand for the English brand. */
const english = /\b(?:session|policy|hostile-content|static-host|recovery|meant)\.spec\.ts/;

/** Every flow runs once. Where the size of the screen changes it (`@sizes`, or the whole file) it runs in both. */
const sizes = /@sizes|\bfirst-html\.spec\.ts/;

const inBrand = (brand: string, locale: 'zh-CN' | 'en') => ({
  baseURL: `http://${brand}.localhost:${port}`,
  brand,
  locale,
  messagesLocale: locale,
});

export default defineConfig<BrandOptions>({
  testDir: './e2e',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // No promise of speed: what a busy machine needs, and what is wrong is found all the same.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(shell ?? wholeBrowser),
    // Clips that play and things that move cost more than the pages; where movement is the matter, the file asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [brands, english, heard],
      use: { ...phone, ...inBrand('aurora', 'zh-CN') },
    },
    {
      name: 'heard',
      testMatch: heard,
      use: { ...phone, ...inBrand('aurora', 'zh-CN'), launchOptions: launchOptions(wholeBrowser) },
    },
    {
      name: 'desktop',
      testIgnore: brands,
      // Read in the path of a test and its title.
      grep: [english, sizes],
      use: { ...desktop, ...inBrand('saffron', 'en') },
    },
    { name: 'brands', testMatch: brands, use: { ...desktop, locale: 'en', messagesLocale: 'en' } },
  ],
  webServer: {
    command: `node ${process.env.SERVER_PROGRAM}`,
    cwd: new URL('..', import.meta.url).pathname,
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      GUEST_POSTS_PER_HOUR: '1000000',
      CODES_PER_ADDRESS_HOUR: '10000',
      ...NO_FLOOD_LIMITS,
    },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
