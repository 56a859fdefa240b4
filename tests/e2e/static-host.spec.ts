import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { staticHost } from './support/static-host.ts';
import { expect, test } from './support/test.ts';

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));
const TOOL = fileURLToPath(new URL('../../server/cli/brand.mjs', import.meta.url));

/** Runs `brand export` as an operator would; returns the policy that it prints. */
const exportBrand = async (brand: string, out: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [TOOL, 'export', brand, '--out', out]);
  return /^default-src .+$/m.exec(stdout)?.[0] ?? '';
};

test('the built client runs on a plain static host, under its policy', async ({ page, brand }) => {
  const out = await mkdtemp(join(tmpdir(), 'livery-static-'));
  const policy = await exportBrand(brand, out);
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  const host = staticHost({ dirs: [CLIENT, out], policy, brand, port: Number(process.env.E2E_PORT) });
  const server = host.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (/\/brands?\//.test(answer.url()) && answer.status() !== 200) missing.push(answer.url());
  });
  await page.goto(`http://${brand}.localhost:${(server.address() as AddressInfo).port}/`);
  await expect(page.locator('html')).toHaveClass(new RegExp(`brand-${brand}`));
  await expect(page.getByRole('article').first()).toBeVisible();
  const ground = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-surface-base'),
  );
  expect(ground).toMatch(/#/);
  expect(missing).toEqual([]);
  // Its files do not say whether there is anything to discover: it is asked once the first screen is over.
  const discover = page.locator('nav a[href="/discover"]').first();
  await expect(discover).toBeAttached();
  await page.route('**/api/v1/discovers/exists', (route) => route.fulfill({ json: { result: false } }));
  await page.keyboard.press('Shift');
  await expect(discover).not.toBeAttached();
  server.closeAllConnections();
  server.close();
  await rm(out, { recursive: true, force: true });
});
