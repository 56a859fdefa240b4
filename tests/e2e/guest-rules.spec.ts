import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDressed } from '../brands/edges/dressed.ts';
import { ID, type OneBrand, serveOneBrand } from './support/one-brand.ts';
import { expect, test } from './support/test.ts';

// One server for both.
test.describe.configure({ mode: 'default' });

let brand: OneBrand;
let origin = '';
test.beforeAll(async () => {
  brand = await serveOneBrand(async (dir) => {
    await writeDressed(dir, ID, 'harbor', 'harbor');
    const path = join(dir, ID, 'brand.json');
    const rules = { guests: { profiles: false }, analytics: { url: '/stats/view' } };
    await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...rules }));
  });
  origin = new URL(brand.addressOf('login')).origin;
});
test.afterAll(() => brand?.stop());

test('nothing is counted before a guest agrees, and afterwards by patterns alone', async ({ page }) => {
  const counted: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/stats/view') counted.push(request.postData());
  });
  await page.goto(`${origin}/home/recommend`);
  const banner = page.getByRole('region', { name: 'May Plain count visits?' });
  await expect(banner).toBeVisible({ timeout: 30_000 });
  expect(counted).toEqual([]);
  const answers = banner.getByRole('button');
  await expect(answers).toHaveText(['Decline', 'Allow']);
  await answers.last().press('Enter');
  await expect(banner).toBeHidden();
  await expect.poll(() => counted).toEqual([JSON.stringify({ page: '/home/recommend' })]);
  const post = page.locator('article a[href^="/posts/"]').first();
  await page.goto(`${origin}${await post.getAttribute('href')}`);
  await expect.poll(() => counted.at(-1), { timeout: 30_000 }).toBe(JSON.stringify({ page: '/posts/:id' }));
  await expect(banner).toBeHidden();
});

test('what a brand keeps from guests asks them to log in, and is refused by the server', async ({ page }) => {
  await page.goto(`${origin}/home/recommend`);
  const author = await page.locator('article a[href^="/guest-page/"]').first().getAttribute('href');
  const id = author?.split('/').at(-1) ?? '';
  // From the page: names below localhost are the browser's.
  const read = (path: string) =>
    page.evaluate(async (url) => {
      const answer = await fetch(url);
      return { status: answer.status, text: await answer.text() };
    }, `${origin}${path}`);
  const refused = await read(`/social/api/guest/authors/${id}`);
  expect([refused.status, JSON.parse(refused.text).error]).toEqual([401, 'api.unauthorized']);
  expect((await read(`/guest-page/${id}`)).text).toContain('noindex');
  await page.goto(`${origin}/guest-page/${id}`);
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
});
