import type { Browser, BrowserContext, Page } from '@playwright/test';
import { settle } from '../../../server/cli/brand/look/looking.ts';
import { SCREENS, type Screen, SIZES } from '../../../server/cli/brand/look/screens.ts';
import type { OneBrand } from './one-brand.ts';
import { watch } from './test.ts';

/**
 * Puts rules over those of a page, and hands on how to take them off. A script may, by the page's policy: nothing of it is
 * switched off for a test.
 */
export async function putOn(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return made;
  }, css);
  return () =>
    sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== made);
    });
}

const STILL =
  '*,::before,::after{transition:none!important;animation:none!important;caret-color:transparent!important}';

/** Signed in once, then straight to the page. */
async function goTo(page: Page, address: string, isIn: boolean): Promise<void> {
  const url = new URL(address);
  const path = url.searchParams.get('return');
  if (path === null || !isIn) await page.goto(address);
  else await page.goto(new URL(path, url).href);
  await page.waitForURL((now) => !now.searchParams.has('look-around'));
  await settle(page);
}

/** Comes to the main screens one after another on a phone, as its policy lets it; each is shown at rest. */
export async function visit(
  browser: Browser,
  brand: OneBrand,
  look: (page: Page, screen: Screen) => Promise<void>,
): Promise<string[]> {
  const context: BrowserContext = await browser.newContext({
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en',
  });
  const faults: string[] = [];
  try {
    await watch(context, faults);
    const page = await context.newPage();
    let isIn = false;
    for (const screen of SCREENS) {
      const address = brand.addressOf(screen);
      await goTo(page, address, isIn);
      isIn ||= address.includes('look-around');
      await putOn(page, STILL);
      await look(page, screen);
    }
  } finally {
    await context.close();
  }
  return faults;
}
