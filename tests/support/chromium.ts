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

/** A fresh Chromium: nothing cached, nothing stored. */
export const launchChromium = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...FLAGS, ...more],
  });
