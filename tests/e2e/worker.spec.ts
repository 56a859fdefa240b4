import type { Page } from '@playwright/test';
import { register } from './support/api.ts';
import { NEXT_BUILD, startGateway } from './support/gateway.ts';
import { expect, test } from './support/test.ts';
import { logOut } from './support/walk.ts';

/** Of all caches, the names and the addresses in them. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(addresses));
  });

const PERSONAL = 'lv.me.cache';
const FEED = '/social/api/recommend/public';
const filesIn = (caches: Record<string, string[]>) =>
  Object.keys(caches).filter((name) => name.startsWith('lv.files.'));

/** The worker comes after the first touch, and has what the page was made of. */
const isInstalled = async (page: Page) => {
  await page.mouse.click(5, 400);
  await expect.poll(async () => Object.values(await kept(page)).flat()).toContain('/home/recommend');
  await expect.poll(async () => (await kept(page))[PERSONAL]?.length ?? 0).toBeGreaterThan(0);
};

test('the last feed opens without a connection, and says so; whoever logs out leaves nothing of it', async ({
  page,
  context,
  request,
  signsIn,
  t,
}) => {
  await signsIn(page, await register(request, 'Reads On Trains'));
  await page.goto('/');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await isInstalled(page);
  await page.reload();
  await expect.poll(async () => (await kept(page))[PERSONAL]).toContain(FEED);
  const picture = first.locator('img[fetchpriority=high], video').first();
  await expect(picture).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await expect(first).toBeVisible();
  await expect(page.getByText(t('app.connection.none'), { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      first
        .locator('img')
        .evaluateAll((all) => all.some((image) => (image as HTMLImageElement).naturalWidth > 1)),
    )
    .toBe(true);
  await page.goto('/posts/somewhere');
  await expect(first).toBeVisible();

  await context.setOffline(false);
  await logOut(page, t);
  // What guests see may be kept again.
  await expect.poll(async () => (await kept(page))[PERSONAL] ?? []).not.toContain(FEED);
});

test('what another application hands over is kept until it is a post or a message, and is sent by nobody else', async ({
  page,
  request,
  signsIn,
  t,
}) => {
  await signsIn(page, await register(request, 'Hands It Over'));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await isInstalled(page);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share-target' });
    const field = (name: string, type = 'text') =>
      form.appendChild(Object.assign(document.createElement('input'), { name, type }));
    field('text').value = 'Tea at seven';
    field('url').value = 'https://tea.example/';
    const chosen = new DataTransfer();
    const pixel = atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    );
    chosen.items.add(
      new File([Uint8Array.from(pixel, (letter) => letter.charCodeAt(0))], 'tea.png', { type: 'image/png' }),
    );
    field('media', 'file').files = chosen.files;
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/\/publish\?shared/);
  const sheet = page.getByRole('dialog', { name: t('publish.handed.title') });
  await expect(sheet).toContainText('Tea at seven');
  await sheet.getByRole('button', { name: t('publish.handed.post') }).click();
  await expect(page.getByText('https://tea.example/').filter({ visible: true }).first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('publish.tile', { place: 1, count: 1 }), exact: true }),
  ).toBeVisible();
  await expect
    .poll(async () => (await kept(page))[PERSONAL]?.filter((path) => path.startsWith('/share-target')))
    .toEqual([]);
});

test('a new version leaves what is open alone, and takes over with the next page', async ({
  page,
  context,
  brand,
}) => {
  const gateway = await startGateway(brand, Number(process.env.E2E_PORT));
  await page.goto(gateway.origin);
  await expect(page.getByRole('article').first()).toBeVisible();
  await isInstalled(page);
  const before = await kept(page);
  const [old = ''] = filesIn(before);
  const script = before[old]?.find((path) => path.endsWith('.js')) ?? '';

  gateway.deploy([script]);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(async () =>
      page.evaluate(
        async () =>
          (await navigator.serviceWorker.ready).waiting ?? (await navigator.serviceWorker.ready).installing,
      ),
    )
    .toBeNull();
  // A tab of the old version gets its own files, which the server has no more.
  expect(await page.evaluate(async (path) => (await fetch(path)).status, script)).toBe(200);
  await expect.poll(async () => filesIn(await kept(page))).toHaveLength(2);
  await page.close();

  gateway.deploy([]);
  const next = await context.newPage();
  await next.goto(gateway.origin);
  await expect(next.getByRole('article').first()).toBeVisible();
  await expect.poll(async () => filesIn(await kept(next))).toEqual([`lv.files.${NEXT_BUILD}`]);
  gateway.close();
});
