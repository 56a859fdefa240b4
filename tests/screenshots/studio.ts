import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { createApi } from '../../server/cli/brand/studio/api.ts';
import { servePage } from '../../server/cli/brand/studio/page-server.ts';
import { openWorkshop, type Workshop } from '../../server/cli/brand/studio/workshop.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { DESKTOP, writePicture } from './screenshot.ts';
import { type Station, walkStudio } from './studio-walk.ts';

const BRANDS = new URL('../../brands/', import.meta.url).pathname;

/** Room for a sheet of twelve screens in a document. */
const SHEET_WIDTH = 1200;

/** Pictures of the feed are on their way. */
const SETTLE_MS = 3_000;

async function takeStation(station: Station, page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await writePicture(await page.screenshot(), `studio-${station}`);
}

/** The pictures of the studio's walk, which is walked for them: what is told of it is what it does. */
export async function takeStudioPictures(browser: Browser, pause = 0): Promise<void> {
  const folder = await makeDataFolder();
  const dir = join(folder.path, 'brands');
  await cp(BRANDS, dir, { recursive: true });
  let shop: Workshop | undefined;
  const studio = await servePage(0, async (framedBy) => {
    shop = await openWorkshop({ dir, dataDir: join(folder.path, 'data'), id: 'aurora', framedBy });
    return createApi(shop, framedBy);
  });
  try {
    const page = await browser.newPage({ viewport: DESKTOP, locale: 'en-US' });
    page.setDefaultTimeout(120_000);
    await page.goto(studio.origin);
    const begun = performance.now();
    const { actions, sheet } = await walkStudio(page, { pause, onStation: takeStation });
    const minutes = (performance.now() - begun) / 60_000;
    console.log(`The studio’s walk: ${actions} actions, ${minutes.toFixed(1)} minutes.`);
    await writePicture(await sharp(sheet).resize({ width: SHEET_WIDTH }).png().toBuffer(), 'studio-sheet');
    await page.close();
  } finally {
    await studio.stop();
    await shop?.stop();
    await folder.remove();
  }
}
