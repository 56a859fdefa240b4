import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findTools } from '../../server/src/domains/media/preparing/tools.ts';
import { install, isDebian, MissingProgramError, mayInstall, osRelease, run, runApt } from './apt.ts';
import { fontCommand } from './font-command.ts';
import { missingFonts, type NeededFont } from './missing-fonts.ts';

const DEBIAN_BROWSER = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  DEBIAN_BROWSER,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const FFMPEG = 'ffmpeg';
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji', 'fontconfig', FFMPEG];
const INSTALL = install(...PACKAGES);

/**
 * Finds or installs Chromium and the fonts that pictures need.
 * @returns the browser's path
 * @throws MissingProgramError whose message is the command to run
 */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser();
  if (found !== null && missingFonts().length === 0) return found;
  if (isDebian()) installPackages();
  else if (found === null) run('npx', ['playwright', 'install', 'chromium']);
  const browser = await findBrowser();
  if (browser === null)
    throw new MissingProgramError('No Chromium: install one, or name one by CHROMIUM_PATH.');
  const missing = missingFonts();
  if (missing.length > 0) throw new MissingProgramError(sentenceOf(missing));
  return browser;
}

/**
 * Finds or installs what runs pages at half the cost of `browser`: the same Chromium without a window.
 * @returns its path, or `browser` where there is none
 */
export function ensureShell(browser: string): string {
  const named = process.env.CHROMIUM_SHELL_PATH;
  if (named) return named;
  if (browser !== DEBIAN_BROWSER) return browser;
  if (!existsSync(DEBIAN_SHELL) && mayInstall()) installShell();
  return existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : browser;
}

/**
 * Finds or installs what makes videos of posts ready.
 * @throws MissingProgramError whose message is the command to run
 */
export function ensureFfmpeg(): void {
  if (findTools()) return;
  if (isDebian() && mayInstall()) runApt(['update', '-q'], install(FFMPEG));
  if (findTools()) return;
  const command = `sudo apt-get ${install(FFMPEG).join(' ')}`;
  throw new MissingProgramError(
    `The server's tests need ffmpeg. Run, or install it otherwise:\n  ${command}`,
  );
}

/** Of the browser's own version: another one would replace it. */
function installShell(): void {
  try {
    const [, version] = execFileSync('dpkg-query', ['-W', 'chromium'], { encoding: 'utf8' }).split(/\s/);
    const wanted = `chromium-headless-shell=${version}`;
    runApt(['update', '-q'], install(wanted));
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : error}\nThe whole browser does its work.`);
  }
}

function sentenceOf(missing: readonly NeededFont[]): string {
  const names = missing.map(({ name }) => name).join(' and ');
  const command = fontCommand(osRelease());
  if (command) return `Pictures need ${names}. Run:\n  ${command}`;
  const each = missing.map(({ pattern, example }) => `fc-list '${pattern}' (${example})`);
  return `Pictures need ${names}: install what makes these find something: ${each.join(', ')}.`;
}

async function findBrowser(): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new MissingProgramError(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  const { chromium } = await import('playwright');
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

function installPackages(): void {
  if (!mayInstall()) {
    const command = `sudo apt-get update && sudo apt-get ${INSTALL.join(' ')}`;
    throw new MissingProgramError(
      `Chromium, a Chinese font and coloured emoji are needed. Run:\n  ${command}`,
    );
  }
  runApt(['update', '-q'], INSTALL);
}
