import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { staticHost } from './support/static-host.ts';
import { expect, test } from './support/test.ts';

test('the built client runs on a plain static host', async ({ page, brand }) => {
  const dir = new URL('../../dist/client/', import.meta.url).pathname;
  const server = staticHost({ dir, brand, port: Number(process.env.E2E_PORT) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://${brand}.localhost:${(server.address() as AddressInfo).port}/`);
  await expect(page.locator('html')).toHaveClass(new RegExp(`brand-${brand}`));
  await expect(page.getByRole('article').first()).toBeVisible();
  const ground = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-surface-base'),
  );
  expect(ground).toMatch(/#/);
  server.closeAllConnections();
  server.close();
});
