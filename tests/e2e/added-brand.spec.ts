import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand as runBrand } from '../brands/cli.ts';
import { makeInstallation } from '../faults/installation.ts';
import { startServer } from '../support/server-process.ts';
import { expect, test } from './support/test.ts';

const CLIENT = new URL('../../dist/client', import.meta.url).pathname;
const ACCENT = '#8a2be2';

/** One hash over names and bytes of everything that was built. */
async function hashOfClient(): Promise<string> {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

test('a brand that a command made is served by the client as it was built', async ({ page, browser }) => {
  const built = await hashOfClient();
  const installation = await makeInstallation('aurora');
  const options = ['--title-en', 'Plum', '--title-zh', '李子', '--color', ACCENT, '--locale', 'en'];
  const made = await runBrand(
    'new',
    'plum',
    ...options,
    '--country',
    'IN',
    '--dir',
    installation.env.BRANDS_DIR,
  );
  expect([made.code, made.err]).toEqual([0, '']);
  const server = await startServer(installation.env);
  try {
    await page.goto(`http://plum.localhost:${server.port}/login`);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await expect(page).toHaveTitle(/Plum/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveClass('brand-plum');

    const icon = await page.locator('link[rel~="icon"]').first().getAttribute('href');
    const drawn = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, icon ?? '');
    expect(icon).toMatch(/^\/brands\/plum\//);
    expect(drawn).toBeGreaterThan(0);

    const painted = page.locator('main button, main a').filter({ visible: true });
    const grounds = await painted.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).backgroundColor),
    );
    expect(grounds).toContain('rgb(138, 43, 226)');
    for (const page_ of ['terms', 'privacy'])
      await expect(page.locator(`a[href="https://plum.example/en/${page_}"]`).first()).toBeVisible();

    const neighbour = await browser.newPage();
    await neighbour.goto(`http://aurora.localhost:${server.port}/login`);
    await expect(neighbour.locator('html')).toHaveClass('brand-aurora');
    await neighbour.close();
    expect(await hashOfClient()).toBe(built);
  } finally {
    await server.signal('SIGTERM');
    await installation.remove();
  }
});
