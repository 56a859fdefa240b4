import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { startCaptchaProvider, type TestCaptchaProvider } from '../../server/src/testing/captcha-provider.ts';
import { type Installation, makeInstallation } from '../faults/installation.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { expect, test } from './support/test.ts';
import { choosesEmail } from './support/visitor.ts';

const KEY = 'the key of the captcha';
let provider: TestCaptchaProvider;
let installation: Installation;
let server: ServerProcess;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  provider = await startCaptchaProvider(KEY);
  installation = await makeInstallation('aurora', 'lotus');
  const file = join(installation.env.BRANDS_DIR, 'lotus', 'brand.json');
  const brand = JSON.parse(await readFile(file, 'utf8'));
  const captcha = { provider: 'geetest', id: 'public-id' };
  await writeFile(
    file,
    JSON.stringify({ ...brand, captcha, features: { ...brand.features, captcha: true } }),
  );
  server = await startServer({ ...installation.env, CAPTCHA_URL: provider.url, CAPTCHA_KEY_LOTUS: KEY });
});
test.afterAll(async () => {
  await server.signal('SIGTERM');
  await provider.stop();
  await installation.remove();
});
test.beforeEach(() => {
  provider.behave = 'judge';
  provider.asked = [];
});

let people = 0;
const newEmail = () => {
  people += 1;
  return `captcha${process.pid}x${people}@mail.example`;
};

const open = async (page: Page, path: string, brand = 'lotus') => {
  await page
    .context()
    .addCookies([{ name: 'prefs', value: 'l%3Den', domain: `${brand}.localhost`, path: '/' }]);
  await page.goto(`http://${brand}.localhost:${server.port}${path}`);
};

/** Asks for a code on the first step of the sign-up. */
const askForCode = async (page: Page, t: (id: string) => string, email = newEmail()) => {
  await open(page, '/register?mode=email');
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('register.send_code') }).click();
  return email;
};

const widgetIn = (page: Page, t: (id: string) => string): FrameLocator =>
  page.getByRole('dialog').frameLocator(`iframe[title="${t('captcha.title')}"]`);

/** How many codes went to an address. */
const codesTo = async (page: Page, email: string): Promise<number> => {
  const answer = await page.request.get(
    `http://127.0.0.1:${server.port}/dev/mailbox.json?to=${encodeURIComponent(email)}`,
    { headers: { host: `lotus.localhost:${server.port}` } },
  );
  return (await answer.json()).result.list.length;
};

const checks = () => provider.asked.filter((url) => url.startsWith('/validate'));

test('the code goes out after the captcha, whose page reaches nothing of ours', async ({ page, t }) => {
  const email = await askForCode(page, t);
  const widget = widgetIn(page, t);
  // The provider's script tells what it found: no page around it, no device id, no cookie.
  const found = 'public-id eng; parent: out of reach; stored: null; cookies: ';
  await expect(widget.getByText(found, { exact: false })).toHaveText(found.trim());
  await widget.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByLabel(t('register.code'), { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect([await codesTo(page, email), checks()]).toEqual([1, ['/validate?captcha_id=public-id']]);
});

test('the other forms that send codes ask for it too', async ({ page, t }) => {
  await open(page, '/forgot-password/email');
  await page.getByLabel(t('login.email'), { exact: true }).fill(newEmail());
  await page.getByRole('button', { name: t('register.send_code') }).click();
  await widgetIn(page, t).getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByRole('button', { name: /60|5\d/ })).toBeVisible();
});

test('over the login dialog, by keyboard alone', async ({ page, t }) => {
  test.slow();
  await open(page, '/home/recommend');
  await page
    .getByRole('button', { name: new RegExp(`^${t('post.like').split('{')[0]}`) })
    .first()
    .click();
  const entrance = page.getByRole('dialog');
  await choosesEmail(entrance, t);
  await entrance.getByRole('link', { name: t('login.register') }).click();
  const email = newEmail();
  await entrance.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.keyboard.press('Enter');

  const captcha = page.getByRole('dialog', { name: t('captcha.title') });
  const solve = widgetIn(page, t).getByRole('button', { name: 'Solve', exact: true });
  await expect(solve).toBeVisible();
  // The page inside the frame is the provider's own.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(captcha).toBeHidden();
  await expect(entrance.getByLabel(t('login.email'), { exact: true })).toHaveValue(email);

  await entrance.getByRole('button', { name: t('register.send_code') }).press('Enter');
  await expect(solve).toBeVisible();
  for (let count = 0; count < 3; count += 1) {
    if (await solve.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(captcha).toBeHidden();
  await expect(entrance.getByLabel(t('register.code'), { exact: true })).toBeFocused();
  expect(await codesTo(page, email)).toBe(1);
});

test('an answer that did not pass asks for another one', async ({ page, t }) => {
  const email = await askForCode(page, t);
  await widgetIn(page, t).getByRole('button', { name: 'Solve wrongly' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(t('captcha.refused'));
  expect(await codesTo(page, email)).toBe(0);
  await dialog.getByRole('button', { name: t('captcha.retry') }).click();
  await widgetIn(page, t).getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByLabel(t('register.code'), { exact: true })).toBeVisible();
  expect(await codesTo(page, email)).toBe(1);
});

test('closing it shows no error and sends nothing, whichever way', async ({ page, t }) => {
  const email = newEmail();
  await open(page, '/register?mode=email');
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  const send = page.getByRole('button', { name: t('register.send_code') });
  const dialog = page.getByRole('dialog');
  const giveUp = widgetIn(page, t).getByRole('button', { name: 'Give up' });
  const pressEscape = () => page.keyboard.press('Escape');
  const ways = {
    Escape: pressEscape,
    'the dialog’s button': () => dialog.getByRole('button', { name: t('captcha.close') }).click(),
    // The frame goes with the key: a press that belongs to its button would wait for it for good.
    'Escape inside': () => giveUp.focus().then(pressEscape),
    'the captcha’s button': () => giveUp.click(),
  };
  for (const [way, close] of Object.entries(ways)) {
    await send.click();
    await expect(giveUp, way).toBeVisible();
    await close();
    await expect(dialog, way).toBeHidden();
    await expect(send, way).toBeEnabled();
    await expect(page.getByText(t('register.no_network')), way).toBeHidden();
    await expect(page.getByRole('alert'), way).toBeHidden();
    expect(await codesTo(page, email), way).toBe(0);
  }
});

test('a provider that is down is a toast, and a few codes go out without it', async ({ page, t }) => {
  provider.behave = 'hang up';
  for (let count = 0; count < 3; count += 1) {
    const email = await askForCode(page, t);
    await expect(page.getByText(t('register.no_network'))).toBeVisible();
    await expect(page.getByLabel(t('register.code'), { exact: true })).toBeVisible();
    expect(await codesTo(page, email)).toBe(1);
  }
  const email = await askForCode(page, t);
  await expect(page.getByText(t('error.code_too_frequent'))).toBeVisible();
  expect(await codesTo(page, email)).toBe(0);
});

test('a script that is not there after ten seconds is waited for no longer', async ({ page, t }) => {
  provider.behave = 'silent';
  await page.clock.install();
  const begun = Date.now();
  const email = await askForCode(page, t);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(t('captcha.loading'));
  // From here on time goes by steps, so that a slow machine misses no toast.
  const now = () => page.evaluate(() => Date.now());
  await page.clock.pauseAt((await now()) + 2_000);
  // Only this person cannot reach the provider: the server can, and wants its answer.
  provider.behave = 'judge';
  const toast = page.getByText(t('register.no_network'));
  // What the server answers meanwhile takes real time, however far the clock of the page is.
  const isSeen = () =>
    toast.waitFor({ timeout: 250 }).then(
      () => true,
      () => false,
    );
  while (!(await isSeen())) {
    expect((await now()) - begun).toBeLessThan(60_000);
    await page.clock.runFor(1_000);
  }
  expect((await now()) - begun).toBeGreaterThanOrEqual(10_000);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(t('captcha.refused'));
  expect(await codesTo(page, email)).toBe(0);
});

test('what a stranger’s frame says is not heard', async ({ page, t }) => {
  const email = await askForCode(page, t);
  await expect(widgetIn(page, t).getByRole('button', { name: 'Give up' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const forged = {
    type: 'success',
    lot_number: 'lot',
    captcha_output: 'output',
    pass_token: 'passed',
    gen_time: '1',
  };
  await page.evaluate((message) => {
    window.postMessage(message, '*');
    const frame = document.createElement('iframe');
    frame.name = 'stranger';
    frame.src = '/captcha';
    frame.setAttribute('sandbox', 'allow-scripts');
    document.body.append(frame);
  }, forged);
  const stranger = await page.waitForFunction(() => document.querySelector('iframe[name="stranger"]'));
  const frame = await stranger.asElement()?.contentFrame();
  await frame?.waitForLoadState();
  // The same page, sandboxed alike: only the window tells it apart.
  const origin = await frame?.evaluate((message) => {
    window.parent.postMessage(message, '*');
    return window.origin;
  }, forged);
  expect(origin).toBe('null');
  // A message of its own page that comes after them is heard: theirs have been passed over.
  await widgetIn(page, t).getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(requests).not.toContain('/api/v3/verification');
  expect(await codesTo(page, email)).toBe(0);
});

test('a brand without a captcha has nothing of it', async ({ page, t }) => {
  const email = newEmail();
  const frames: string[] = [];
  page.on('framenavigated', (frame) => frames.push(new URL(frame.url()).pathname));
  await open(page, '/register?mode=email', 'aurora');
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('register.send_code') }).click();
  await expect(page.getByLabel(t('register.code'), { exact: true })).toBeVisible();
  expect(frames).not.toContain('/captcha');
  const captcha = await page.goto(`http://aurora.localhost:${server.port}/captcha`);
  expect(captcha?.status()).toBe(404);
});
