import { type Browser, chromium } from 'playwright';

/** A browser that says nothing to the network by itself, and runs as root in a container. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { CHROMIUM_PATH = '/usr/bin/chromium', CHROMIUM_SHELL_PATH = CHROMIUM_PATH } = process.env;

/** A fresh Chromium: nothing cached, nothing stored. */
export const launchChromium = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM_PATH, args: [...FLAGS, ...more] });

/** The same without a window, where there is one: at half the cost, for what no picture and no byte is compared of. */
export const launchShell = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM_SHELL_PATH, args: FLAGS });
