import type { APIRequestContext, Page } from '@playwright/test';
import { type Installation, makeInstallation } from '../faults/installation.ts';
import { addresses } from '../support/routes.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { register } from './support/api.ts';
import { operate } from './support/database.ts';
import { test as base, expect } from './support/test.ts';
import { startOf } from './support/visitor.ts';
import { goTo } from './support/walk.ts';

/** Posts that a guest may read here in an hour: enough for the other tests. */
const QUOTA = 300;
let installation: Installation;
let server: ServerProcess;

/** A path of the brand, on that server. */
const test = base.extend<{ address: (path: string) => string }>({
  address: async ({ brand }, use) => use((path) => `http://${brand}.localhost:${server.port}${path}`),
  // The calls of the arrangement go to this server too.
  request: async ({ playwright, brand }, use) => {
    const request = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${server.port}`,
      extraHTTPHeaders: { host: `${brand}.localhost:${server.port}` },
    });
    await use(request);
    await request.dispose();
  },
});

// What happens to everybody of a brand happens on a server of its own.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  installation = await makeInstallation('aurora', 'saffron');
  server = await startServer({ ...installation.env, GUEST_POSTS_PER_HOUR: String(QUOTA) });
});
test.afterAll(async () => {
  await server.signal('SIGTERM');
  await installation.remove();
});

const ORDER = { enabled: false, announcement: '', maintain_start: null, maintain_end: null };

/** As the operators' own tool would store it; the server looks every two seconds. */
const order = (brand: string, change: Partial<Record<keyof typeof ORDER, unknown>>): Promise<void> =>
  operate(
    installation.env.DATA_DIR,
    `insert into brand_${brand}.settings (key, value) values ('maintenance', $1)
     on conflict (key) do update set value = $1, update_at = now()`,
    [JSON.stringify({ ...ORDER, ...change })],
  );

/** The server looks every two seconds. */
const untilMaintained = (request: APIRequestContext): Promise<void> =>
  expect.poll(async () => (await request.get('/api/v1/maintenance')).text()).toContain('"enabled":true');

/** The server may look once more before it lets people in; and a slow page may leave after the look at it. */
const checkUntilOpen = async (page: Page, name: string, home: string): Promise<void> => {
  const check = page.getByRole('button', { name });
  await expect(async () => {
    if (await check.isVisible()) await check.click({ timeout: 1_000 });
    await expect(page).toHaveURL(home, { timeout: 1_000 });
  }).toPass();
};

test.describe('in Chinese', () => {
  test.use({ brand: 'aurora', messagesLocale: 'zh-CN' });

  test('maintenance takes everybody to its page, and its end back to the root', async ({
    page,
    request,
    t,
    address,
    brand,
    messagesLocale,
  }) => {
    await page.goto(address('/home/recommend'));
    await expect(page.getByRole('article').first()).toBeVisible();
    const announcement = `Back at noon, ${messagesLocale}`;
    await order(brand, {
      enabled: true,
      announcement,
      maintain_end: new Date(Date.now() + 7_200_000).toISOString(),
    });
    await untilMaintained(request);
    await page.goto(address('/home/gallery'));
    await expect(page).toHaveURL(address('/maintenance'));
    await expect(page.getByText(t('maintenance.title')).first()).toBeVisible();
    await expect(page.getByText(announcement)).toBeVisible();
    for (const path of addresses({ post: 'any', room: 'any', person: 'any' })) {
      // Who comes from elsewhere is sent the page; who goes there is taken back to it.
      expect(await (await request.get(path)).text(), path).toContain(announcement);
      await goTo(page, path);
      await expect(page, path).toHaveURL(address('/maintenance'));
      await expect(page.getByText(announcement)).toBeVisible();
    }

    await order(brand, { enabled: false });
    await checkUntilOpen(page, t('maintenance.check'), address('/home/recommend'));
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a guest who has used up the quota is asked to log in, and reads on signed in', async ({
    page,
    request,
    visitor,
    t,
    address,
  }) => {
    const person = await register(request, 'Curious One');
    const read = () => request.get('/social/api/guest/recommend/public');
    const { list } = (await (await read()).json()).result;
    await expect.poll(async () => (await read()).status(), { intervals: [0] }).toBe(429);
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await page.goto(address(`/posts/${list[0].id}`));
    await expect(dialog).toBeVisible();
    await visitor.in('login.title').choosesEmail();
    await visitor.in('login.title').logsIn(person, person.password);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: startOf(t, 'post.like') }).first()).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ brand: 'saffron', messagesLocale: 'en' });

  test('maintenance is where a guest goes who was reading when it began', async ({
    page,
    request,
    t,
    address,
    brand,
  }) => {
    await page.goto(address('/home/recommend'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await order(brand, { enabled: true });
    await untilMaintained(request);
    await page
      .getByRole('link', { name: t('nav.settings'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(address('/maintenance'));
    await order(brand, { enabled: false });
    await checkUntilOpen(page, t('maintenance.check'), address('/home/recommend'));
  });

  test('the first password of an account that has none: asked about on the way out, then set', async ({
    page,
    request,
    visitor,
    address,
    brand,
  }) => {
    const person = await register(request, 'Without Password');
    await page.goto(address('/login/email'));
    await visitor.logsIn(person, person.password);
    await expect(page).toHaveURL(address('/home/recommend'));
    await operate(
      installation.env.DATA_DIR,
      `delete from brand_${brand}.passwords where user_id in (select id from brand_${brand}.users where username = $1)`,
      [person.username],
    );
    await page.goto(address('/profile'));
    await page.getByRole('link', { name: new RegExp(`^${visitor.t('account.password')}`) }).click();
    await expect(page).toHaveURL(/\/forgot-password\/email\?auto=1/);
    const question = visitor.in('forgot.leave.title');
    // Until its code has come a placeholder stands there, whose Back simply leads back.
    await expect(visitor.field('forgot.password')).toBeVisible();

    await visitor.presses('nav.back');
    await question.presses('forgot.leave.stay');
    // The question has gone before it is asked again.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(visitor.field('forgot.password')).toBeVisible();
    await page.goBack();
    await question.presses('forgot.leave.confirm');
    await expect(page).toHaveURL(address('/profile'));

    await page.getByRole('link', { name: new RegExp(`^${visitor.t('account.password')}`) }).click();
    await visitor.fills('forgot.password', 'F1rstPassw0rd');
    await visitor.fills('register.confirmation', 'F1rstPassw0rd');
    await visitor.presses('forgot.save');
    await visitor.in('forgot.first.done').presses('forgot.done.account');
    await expect(page).toHaveURL(address('/profile?dialogVisible=account'));
  });
});
