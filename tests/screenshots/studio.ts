import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { createApi } from '../../server/cli/brand/studio/api.ts';
import { servePage } from '../../server/cli/brand/studio/page-server.ts';
import { openWorkshop, type Workshop } from '../../server/cli/brand/studio/workshop.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { DESKTOP, writePicture } from './screenshot.ts';

const BRANDS = new URL('../../brands/', import.meta.url).pathname;

/** The picture of the studio's walk: a brand that was made just now, with its levers. */
export async function takeStudioPicture(browser: Browser): Promise<void> {
  const folder = await makeDataFolder();
  const dir = join(folder.path, 'brands');
  await cp(join(BRANDS, 'aurora'), join(dir, 'aurora'), { recursive: true });
  let shop: Workshop | undefined;
  const studio = await servePage(0, async (framedBy) => {
    shop = await openWorkshop({ dir, dataDir: join(folder.path, 'data'), id: 'aurora', framedBy });
    await shop.make('plum', { 'title-en': 'Plum', color: '#8a2be2', shape: 'round', demo: 'aurora' });
    return createApi(shop, framedBy);
  });
  try {
    const page = await browser.newPage({ viewport: DESKTOP, locale: 'en-US' });
    await page.goto(studio.origin);
    await page.frameLocator('iframe').getByRole('article').first().waitFor({ timeout: 60_000 });
    await page.getByRole('tab', { name: 'Structure' }).click();
    // Pictures of the feed are on their way.
    await page.waitForTimeout(3_000);
    await writePicture(await page.screenshot(), 'studio');
    await page.close();
  } finally {
    await studio.stop();
    await shop?.stop();
    await folder.remove();
  }
}
