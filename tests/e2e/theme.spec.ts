import { inLanguage, LOCALES } from '@livery/contract';
import { colorPath, hexOf, type Scheme } from '@livery/design-system/theme';
import type { Page } from '@playwright/test';
import type { Brand } from '../../server/src/brand/brand.ts';
import { allBrands } from './support/brands.ts';
import { seenFrames, watchGround } from './support/frames.ts';
import { expect, test } from './support/test.ts';

const SLOW_MS = 600;

function groundOf(brand: Brand, scheme: Scheme): string {
  const token = brand.tokens.get(colorPath('surface.base', scheme));
  if (token?.type !== 'color') throw new Error('no ground');
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hexOf(token.value).slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}

/** How a browser comes: what its cookie and its system want, and what it has to see. */
interface Look {
  name: string;
  cookie?: Scheme;
  system: Scheme;
  sees: Scheme;
}

/** The rules of a choice are the same in every brand, its colours are not: each is seen by day and by night. */
const LOOKS: [day: Look, night: Look][] = [
  [
    { name: 'light by the system', system: 'light', sees: 'light' },
    { name: 'dark by choice', cookie: 'dark', system: 'light', sees: 'dark' },
  ],
  [
    { name: 'light by choice', cookie: 'light', system: 'dark', sees: 'light' },
    { name: 'dark by the system', system: 'dark', sees: 'dark' },
  ],
];

const originOf = ({ id }: Brand) => `http://${id}.localhost:${process.env.E2E_PORT}`;

async function slowNetwork(page: Page): Promise<void> {
  await page.route(/\.(?:css|js|woff2)(?:\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
}

/** The drawing that stands for the words of the first logo, or '' where they are words. */
const drawnName = (page: Page): Promise<string> =>
  page
    .getByRole('heading', { level: 1 })
    .locator('a span')
    .evaluate((words) =>
      getComputedStyle(words).backgroundImage.replace(/.*\/brands\/(\w+)\/([\w.]+).*|none/, '$2'),
    );

for (const [at, brand] of allBrands.entries()) {
  test.describe(brand.id, () => {
    test.use({ brand: brand.id, baseURL: originOf(brand) });
    test('its name is drawn in the languages that it is drawn for, and read in all', async ({ page }) => {
      for (const locale of LOCALES) {
        const value = encodeURIComponent(`l=${locale}`);
        await page.context().addCookies([{ name: 'prefs', value, url: originOf(brand) }]);
        await page.goto('/login');
        await expect(
          page.getByRole('link', { name: inLanguage(brand.config.title, locale), exact: true }),
        ).toBeVisible();
        const isDrawn = brand.config.wordmark?.includes(locale) ?? false;
        expect(await drawnName(page)).toBe(isDrawn ? 'wordmark.svg' : '');
      }
    });

    test('on a slow network no frame shows another theme, by day and by night', async ({ newPerson }) => {
      // At once: what they do is wait.
      await Promise.all(
        (LOOKS[at % LOOKS.length] ?? []).map(async ({ name, cookie, system, sees }) => {
          const page = await newPerson();
          if (cookie) {
            const value = encodeURIComponent(`s=${cookie}`);
            await page.context().addCookies([{ name: 'prefs', value, url: originOf(brand) }]);
          }
          await page.emulateMedia({ colorScheme: system });
          await slowNetwork(page);
          await watchGround(page);
          await page.goto('/login');
          await expect(
            page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
          ).toBeVisible();
          const frames = await seenFrames(page);
          expect(frames.length, name).toBeGreaterThan(5);
          const grounds = new Set(frames.map(({ ground }) => ground));
          expect([...grounds], name).toEqual([groundOf(brand, sees)]);
          expect(new Set(frames.map(({ base }) => base)).size, name).toBe(1);
        }),
      );
    });
  });
}

test('the watch sees a theme that stays for a moment only', async ({ page }) => {
  const [own, other] = allBrands;
  if (!own || !other) throw new Error('brands/ holds less than two brands');
  await watchGround(page);
  await page.goto(`${originOf(own)}/login`);
  await expect(page.getByRole('main')).not.toBeEmpty();
  const before = (await seenFrames(page)).length;
  await page.evaluate(
    async (color) => {
      const frame = () => new Promise(requestAnimationFrame);
      document.documentElement.style.backgroundColor = color;
      await frame();
      await frame();
      document.documentElement.style.backgroundColor = '';
    },
    groundOf(other, 'light'),
  );
  await expect.poll(async () => (await seenFrames(page)).length).toBeGreaterThan(before + 2);
  const grounds = (await seenFrames(page)).map(({ ground }) => ground);
  expect(new Set(grounds)).toEqual(new Set([groundOf(own, 'light'), groundOf(other, 'light')]));
});

test.describe('switching the scheme in the settings', () => {
  const [brand] = allBrands;
  if (!brand) throw new Error('brands/ holds no brand');
  test.use({ brand: brand.id, baseURL: originOf(brand) });

  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const choose = (page: Page, label: string) => page.getByText(label, { exact: true }).click();

  test('repaints the same document, is kept, and follows the system when told to', async ({
    page,
    context,
    t,
  }) => {
    await context.addCookies([{ name: 'prefs', value: encodeURIComponent('l=en'), url: originOf(brand) }]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/profile');
    await expect(page.getByRole('radiogroup', { name: t('me.scheme') })).toBeVisible();
    expect(await ground(page)).toBe(groundOf(brand, 'light'));

    const moves: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && moves.push(request.url()));
    page.on('framenavigated', (frame) => moves.push(frame.url()));
    const document = await page.evaluateHandle(() => window.document);

    await choose(page, t('me.scheme.dark'));
    await expect.poll(() => ground(page)).toBe(groundOf(brand, 'dark'));
    await choose(page, t('me.scheme.light'));
    await expect.poll(() => ground(page)).toBe(groundOf(brand, 'light'));
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toBe(groundOf(brand, 'light'));

    await choose(page, t('me.scheme.system'));
    await expect.poll(() => ground(page)).toBe(groundOf(brand, 'dark'));
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(groundOf(brand, 'light'));
    expect(await document.evaluate((before) => before === window.document)).toBe(true);
    expect(moves).toEqual([]);

    await choose(page, t('me.scheme.dark'));
    await page.reload();
    expect(await ground(page)).toBe(groundOf(brand, 'dark'));
  });
});
