import type { Browser } from '@playwright/test';
import { SCHEMES } from '../../design-system/src/theme/contrast.ts';
import { findingsOf } from '../../server/cli/brand/look/looking.ts';
import type { Screen } from '../../server/cli/brand/look/screens.ts';
import { brandFolders } from '../../server/src/brand/brand.loader.ts';
import { readBrand } from '../../server/src/brand/brand.read.ts';
import { alike, pairsOf, type Seen, table } from '../brands/edges/apart.ts';
import { paletteCss, repaint, writeDressed } from '../brands/edges/dressed.ts';
import { type EdgeMap, edgesOf } from '../brands/edges/edges.ts';
import { leaksIn } from '../brands/leaks.ts';
import { writeAcceptedBrand } from '../brands/random/healed-brand.ts';
import { SEEDS } from '../brands/random/seeds.ts';
import { BRANDS_DIR } from '../support/brands-dir.ts';
import { isFixture } from '../support/fixture-brands.ts';
import { allBrands } from './support/brands.ts';
import { ID, type OneBrand, serveOneBrand } from './support/one-brand.ts';
import { expect, test } from './support/test.ts';
import { contentOf } from './support/traffic.ts';
import { putOn, visit } from './support/visit.ts';

/** Whose demo content everyone shows: nothing in it is called by the brand's name. */
const DEMO = 'saffron';
// One server and one browser see all of them, one after another.
test.describe.configure({ mode: 'default' });

let brand: OneBrand;
test.beforeAll(async () => {
  brand = await serveOneBrand((dir) => writeDressed(dir, ID, DEMO, DEMO));
});
test.afterAll(() => brand?.stop());

for (const seed of SEEDS) {
  test(`a brand at random that the doctor accepts looks as it says (seed ${seed})`, async ({ browser }) => {
    await writeAcceptedBrand(brand.dir, ID, seed, DEMO);
    const own = await brand.renew();
    const found: string[] = [];
    const faults = await visit(browser, brand, async (page, screen) => {
      const leaks = leaksIn(await contentOf(page), own, [own, ...allBrands]);
      found.push(...leaks.map((leak) => `${screen}: ${leak}`));
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme });
        const seen = await findingsOf(page);
        found.push(
          ...seen.map(({ problem, what, why }) => `${screen}, ${scheme}: ${problem}: ${what} ${why}`),
        );
      }
      await page.emulateMedia({ colorScheme: 'light' });
    });
    expect([...faults, ...found]).toEqual([]);
  });
}

/** Shots of a written brand on each screen, as it is and in the palettes of others. */
async function seenAs(browser: Browser, id: string, palettes: ReadonlyMap<string, string>): Promise<Seen> {
  await brand.renew();
  const own = new Map<Screen, EdgeMap>();
  const painted = new Map([...palettes.keys()].map((other) => [other, new Map<Screen, EdgeMap>()]));
  const faults = await visit(browser, brand, async (page, screen) => {
    own.set(screen, await edgesOf(await page.screenshot()));
    for (const [other, css] of palettes) {
      const takeOff = await putOn(page, css);
      painted.get(other)?.set(screen, await edgesOf(await page.screenshot()));
      await takeOff();
    }
  });
  expect(faults).toEqual([]);
  return { id, own, painted };
}

test('without colours the brands differ by more than by another palette, and one that is repainted is found', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const ids = (await brandFolders(BRANDS_DIR)).filter(isFixture);
  const palettes = new Map<string, string>();
  for (const id of ids) palettes.set(id, paletteCss(await readBrand(BRANDS_DIR, id), 'light'));
  const all: Seen[] = [];
  for (const id of ids) {
    await writeDressed(brand.dir, ID, id, DEMO);
    // Of each two, one is painted as the other.
    const others = new Map([...palettes].slice(ids.indexOf(id) + 1));
    all.push(await seenAs(browser, id, others));
  }
  const pairs = pairsOf(all);
  console.log(table(pairs));
  expect(alike(pairs)).toEqual([]);

  // As a sixth brand would be that is the first one in other colours.
  const [first, second] = ids;
  if (first === undefined || second === undefined) throw new Error('two brands are needed');
  await writeDressed(brand.dir, ID, first, DEMO);
  await repaint(brand.dir, ID, second);
  const copy = await seenAs(browser, 'copy', new Map());
  const planted = pairsOf([...all, copy]).filter(({ other }) => other === 'copy');
  console.log(table(planted));
  expect(alike(planted).map(({ one }) => one)).toEqual([first]);
});
