import { existsSync } from 'node:fs';
import type { Browser } from 'playwright';
import { UsageError } from '../usage.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where systems put one: started where Playwright's own was not fetched. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ADVICE =
  'To look, the packages for development and a Chromium are needed: npm ci, then npx playwright install chromium, or name one by CHROMIUM_PATH.';

/** A Chromium of this machine. @throws UsageError where there is none */
export async function launchBrowser(): Promise<Browser> {
  try {
    const { chromium } = await import('playwright');
    const own = process.env['CHROMIUM_PATH'];
    const installed = [chromium.executablePath(), ...INSTALLED].find((path) => existsSync(path));
    const executablePath = own ?? installed;
    return await chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) });
  } catch (error) {
    throw new UsageError(`${ADVICE} (${String(error).split('\n')[0]})`);
  }
}
