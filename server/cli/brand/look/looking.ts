import type { Browser, BrowserContext, Page } from 'playwright';
import type { PreviewLink } from '../preview-links.ts';
import { UsageError } from '../usage.ts';
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

/** Places held for what is on its way: a page that rests because the machine is busy still shows them. */
const COMING = '.bg-skeleton,[aria-busy=true]';

/** Until the page is what a person would look at: drawn, with its typefaces, content and pictures, and at rest. */
export async function settle(page: Page): Promise<void> {
  await page.locator('#main, main, [role=log]').first().waitFor({ timeout: PATIENCE });
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => undefined);
  await page.evaluate(
    async ({ rest, patience, coming }) => {
      await document.fonts.ready;
      const isComing = (): boolean =>
        [...document.querySelectorAll(coming)].some((place) => {
          const { top, bottom, width } = place.getBoundingClientRect();
          return width > 0 && top < innerHeight && bottom > 0 && place.checkVisibility();
        });
      let timer: ReturnType<typeof setTimeout>;
      await new Promise<void>((resolve) => {
        const wait = (): void => {
          clearTimeout(timer);
          timer = setTimeout(() => (isComing() ? wait() : resolve()), rest);
        };
        new MutationObserver(wait).observe(document.body, { childList: true, subtree: true });
        wait();
        // Something that never rests is looked at as it is, and so is what never comes.
        setTimeout(() => (isComing() ? setTimeout(resolve, patience) : resolve()), rest * 8);
      });
    },
    { rest: REST, patience: PATIENCE, coming: COMING },
  );
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
  found.push(...(await page.evaluate(FOCUS_PROBE)));
  // What is there for the keyboard alone goes again: whoever looks on finds the page as it was.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return found;
}

/** Drawn where content did not come: a page in trouble is not what the brand looks like. */
const LOST = '[data-scene=connection]';
const TRIES = 3;

/** @throws UsageError in words when its content does not come, however often it is asked for */
async function open(page: Page, address: string, { screen, size, scheme }: View): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      await page.goto(address, { timeout: PATIENCE });
      await page.waitForURL((url) => !url.searchParams.has('look-around'), { timeout: PATIENCE });
      await settle(page);
      if ((await page.locator(LOST).count()) === 0) return;
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError') throw error;
    }
  }
  throw new UsageError(
    `${screen} (${size}, ${scheme}) did not come in ${TRIES} tries: look again when the machine has less to do.`,
  );
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
    await open(page, address, view);
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
