import type { Browser, BrowserContext, Page } from 'playwright';
import type { PreviewLink } from '../preview-links.ts';
import { poorContrast } from './contrast.ts';
import { missingGlyphs } from './glyphs.ts';
import type { LookedView, LookFinding } from './looked.ts';
import { putTools } from './probe.tools.ts';
import { FOCUS_PROBE, PROBES } from './probes.ts';
import { pictureOf, SIZES, type View } from './screens.ts';

/** Milliseconds. */
const PATIENCE = 20_000;
/** Nothing has changed for as long: fonts and pictures are there. */
const REST = 600;

/** Until the page is what a person would look at: drawn, with its typefaces and pictures, and at rest. */
export async function settle(page: Page): Promise<void> {
  await page.locator('#main, main, [role=log]').first().waitFor({ timeout: PATIENCE });
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => undefined);
  await page.evaluate(async (rest) => {
    await document.fonts.ready;
    let timer: ReturnType<typeof setTimeout>;
    await new Promise<void>((resolve) => {
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(resolve, rest);
      };
      new MutationObserver(wait).observe(document.body, { childList: true, subtree: true });
      wait();
      // Something that never rests is looked at as it is.
      setTimeout(resolve, rest * 8);
    });
  }, REST);
}

const SILENT =
  '*,::before,::after{transition:none!important;animation:none!important;caret-color:transparent!important}';

/** What is wrong with a page that is at rest. */
export async function findingsOf(page: Page): Promise<LookFinding[]> {
  await page.evaluate(putTools);
  const session = await page.context().newCDPSession(page);
  const found = [...(await poorContrast(page)), ...(await missingGlyphs(page, session))];
  await session.detach();
  for (const probe of PROBES) found.push(...(await page.evaluate(probe)));
  // Focus is shown while the keyboard is in use.
  await page.keyboard.press('Tab');
  return [...found, ...(await page.evaluate(FOCUS_PROBE))];
}

interface Looking {
  readonly views: readonly View[];
  /** Where pictures are left. */
  readonly folder: string;
  /** False: nothing is looked for. */
  readonly judges: boolean;
}

async function lookAt(
  context: BrowserContext,
  view: View,
  address: string,
  { folder, judges }: Looking,
): Promise<LookedView> {
  const page = await context.newPage();
  try {
    await page.goto(address, { timeout: PATIENCE });
    await page.waitForURL((url) => !url.searchParams.has('look-around'), { timeout: PATIENCE });
    await settle(page);
    await page.addStyleTag({ content: SILENT }).catch(() => undefined);
    const picture = pictureOf(view);
    await page.screenshot({ path: `${folder}/${picture}` });
    return { ...view, picture, findings: judges ? await findingsOf(page) : [] };
  } finally {
    await page.close();
  }
}

/** Pictures and findings of the views that the links lead to, in the folder; screens without content are left out. */
export async function lookAround(
  browser: Browser,
  links: readonly PreviewLink[],
  looking: Looking,
): Promise<LookedView[]> {
  const looked: LookedView[] = [];
  for (const view of looking.views) {
    const link = links.find(({ name }) => name === view.screen);
    if (!link) continue;
    // A world for each: nobody is signed in at the login, and a scheme is what the system prefers.
    const context = await browser.newContext({
      viewport: SIZES[view.size],
      colorScheme: view.scheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: true,
      ...(view.size === 'phone' && { hasTouch: true, isMobile: true }),
    });
    try {
      looked.push(await lookAt(context, view, link.address, looking));
    } finally {
      await context.close();
    }
  }
  return looked;
}
