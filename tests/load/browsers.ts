import type { Browser } from 'playwright';
import { launchChromium, launchShell } from '../support/chromium.ts';
import type { Size } from './bench.ts';

/** Where the visits of a benchmark take place, one after another. */
export interface Browsers {
  visit<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** What a smoke run sees it holds against no clock, so a browser without a window will do. */
export const launchFor = (size: Size, ...flags: string[]): Promise<Browser> =>
  size === 'full' ? launchChromium(...flags) : launchShell();

/** One for each visit: nothing that one before compiled or kept shortens the next. */
const oneForEach = (flags: string[]): Browsers => ({
  visit: async (work) => {
    const browser = await launchFor('full', ...flags);
    try {
      return await work(browser);
    } finally {
      await browser.close();
    }
  },
  close: async () => undefined,
});

/** One for all of them, which contexts keep apart: the starts of a dozen browsers cost more than what they look at. */
const oneForAll = (): Browsers => {
  let launched: Promise<Browser> | undefined;
  return {
    visit: async (work) => {
      launched ??= launchFor('smoke');
      const browser = await launched;
      try {
        return await work(browser);
      } finally {
        for (const context of browser.contexts()) await context.close();
      }
    },
    close: async () => (await launched)?.close(),
  };
};

export const browsersOf = (size: Size, ...flags: string[]): Browsers =>
  size === 'full' ? oneForEach(flags) : oneForAll();
