import type { APIRequestContext, Page } from '@playwright/test';
import { startBucket, type TestBucket } from '../../server/src/testing/bucket.ts';
import { call, codeFor, register, uniqueName } from './support/api.ts';
import { type GoogleInstallation, startGoogleInstallation } from './support/google.ts';
import { attach, clip, log, photo, sendFiles } from './support/messages.ts';
import { test as base, expect } from './support/test.ts';
import { signIn } from './support/walk.ts';

type Text = (id: string, values?: Record<string, string | number>) => string;

let google: GoogleInstallation;
/** Where that server keeps its objects: a service of others, too. */
let bucket: TestBucket;

/** The calls of this file's own server, whose brand has a client id. */
const test = base.extend<{ calls: APIRequestContext }>({
  calls: async ({ playwright }, use) => {
    const calls = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${google.port}`,
      extraHTTPHeaders: { host: google.host },
    });
    await use(calls);
    await calls.dispose();
  },
});

// One provider, one person there at a time.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  bucket = await startBucket();
  google = await startGoogleInstallation(bucket.env);
});
test.afterAll(async () => {
  await google.stop();
  await bucket.stop();
});

const toGoogle = async (page: Page, t: Text, returnTo = '') => {
  await page.goto(`${google.origin}/login${returnTo && `?return=${encodeURIComponent(returnTo)}`}`);
  await page.getByRole('button', { name: t('login.google') }).click();
};

const isSignedIn = (page: Page) => page.evaluate(() => document.cookie.includes('u%3D1'));

/** Requests that carry an authorization code to the server. */
const exchangesOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v2/oauth/google'))
      sent.push(request.postData() ?? '');
  });
  return sent;
};

const fillAccount = async (page: Page, t: Text): Promise<void> => {
  await page.getByLabel(t('register.username'), { exact: true }).fill(uniqueName());
  await page.getByRole('button', { name: t('register.submit') }).click();
};

test('somebody new says who they are, without a password, and is logged in next time', async ({
  page,
  newPerson,
  t,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  google.newAccount();
  await toGoogle(page, t, '/edit-profile');
  await expect(page).toHaveURL(`${google.origin}/auth/google-register`);
  await expect(page.getByLabel(t('register.nickname'), { exact: true })).toHaveValue('Asha Rao');
  await expect(page.getByLabel(t('register.password'), { exact: true })).toHaveCount(0);
  // A reload loses nothing.
  await page.reload();
  await fillAccount(page, t);
  await page.getByRole('link', { name: t('register.done.continue') }).click();
  await expect(page).toHaveURL(`${google.origin}/edit-profile`);
  expect(await isSignedIn(page)).toBe(true);
  expect(visited.filter((url) => url.includes('ticket'))).toEqual([]);

  const again = await newPerson();
  await toGoogle(again, t, '/my-page');
  await expect(again).toHaveURL(`${google.origin}/my-page`);
  expect(await isSignedIn(again)).toBe(true);
});

test('an account with that address is linked after its password', async ({ page, calls, newPerson, t }) => {
  const person = await register(calls, 'Known By Password');
  google.newAccount({ email: person.email });
  await toGoogle(page, t, '/my-page');
  await expect(page.getByText(t('google.link.title'))).toBeVisible();
  const password = page.getByLabel(t('login.password'), { exact: true });
  await password.fill('Wrong5word');
  await password.press('Enter');
  await expect(page.getByText(t('google.link.wrong_password'))).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
  await password.fill(person.password);
  await password.press('Enter');
  await expect(page).toHaveURL(`${google.origin}/my-page`);
  await expect(page.getByText('Known By Password')).toBeVisible();

  const again = await newPerson();
  await toGoogle(again, t, '/my-page');
  await expect(again.getByText('Known By Password')).toBeVisible();
});

test('an account with that address is linked after a code to it', async ({ page, calls, newPerson, t }) => {
  // Came in without a code: the next one to this address is its first, and goes out at once.
  const email = google.newAccount({ name: 'Known By Code' });
  const before = await newPerson();
  await toGoogle(before, t);
  await fillAccount(before, t);
  await expect(before.getByText(t('register.done.title'))).toBeVisible();

  google.newAccount({ email });
  await toGoogle(page, t, '/my-page');
  await page.getByRole('button', { name: t('google.link.by_code') }).click();
  const code = page.getByLabel(t('register.code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(calls, email));
  await expect(page.getByText('Known By Code')).toBeVisible();

  const again = await newPerson();
  await toGoogle(again, t, '/my-page');
  await expect(again.getByText('Known By Code')).toBeVisible();
});

test('where Google verified no address a code to one does', async ({ page, calls, t }) => {
  google.newAccount({ email_verified: false });
  const email = `${uniqueName()}@mail.example`;
  await toGoogle(page, t);
  await expect(page.getByText(t('google.identify.title'))).toBeVisible();
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('register.send_code') }).click();
  const code = page.getByLabel(t('register.code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(calls, email));
  await fillAccount(page, t);
  await expect(page.getByText(t('register.done.title'))).toBeVisible();
});

test('who says no at Google reads so and finds the way back', async ({ page, t }) => {
  const sent = exchangesOf(page);
  google.newAccount();
  google.provider.consents = false;
  await toGoogle(page, t, '/my-page');
  await expect(page.getByRole('alert')).toContainText(t('google.problem.denied'));
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: t('google.back') }).click();
  await expect(page).toHaveURL(`${google.origin}/login?return=%2Fmy-page`);
});

test('an answer that this tab did not ask for is sent nowhere', async ({ page, newPerson, t }) => {
  const sent = exchangesOf(page);
  await page.route(`${google.provider.issuer}/**`, (route) => route.fulfill({ body: 'at the provider' }));
  await toGoogle(page, t);
  await expect(page.getByText('at the provider')).toBeVisible();
  await page.goto(`${google.origin}/auth/google-callback?state=of-a-stranger&code=theirs`);
  await expect(page.getByRole('alert')).toContainText(t('google.problem.state'));
  expect(sent).toEqual([]);

  const victim = await newPerson();
  const sentByVictim = exchangesOf(victim);
  await victim.goto(`${google.origin}/auth/google-callback?state=of-a-stranger&code=theirs`);
  await expect(victim.getByRole('alert')).toContainText(t('google.problem.used'));
  expect(sentByVictim).toEqual([]);
  expect(await isSignedIn(victim)).toBe(false);
});

test('the same return address works once, and its code does not stay in the address', async ({ page, t }) => {
  const sent = exchangesOf(page);
  let back = '';
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('google-callback?')) back = request.url();
  });
  google.newAccount();
  await toGoogle(page, t);
  await expect(page).toHaveURL(`${google.origin}/auth/google-register`);
  expect(new URL(back).searchParams.get('code')).toBeTruthy();
  await page.goto(back);
  await expect(page.getByRole('alert')).toContainText(t('google.problem.used'));
  await expect(page).toHaveURL(`${google.origin}/auth/google-callback`);
  expect(sent).toHaveLength(1);
});

test('without a ticket the registration says so', async ({ page, t }) => {
  await page.goto(`${google.origin}/auth/google-register`);
  await expect(page.getByText(t('google.gone.title'))).toBeVisible();
  await page.getByRole('link', { name: t('google.back') }).click();
  await expect(page).toHaveURL(`${google.origin}/login`);
});

test('a provider out of reach is said in its place', async ({ page, t }) => {
  await page.route('**/api/v2/oauth/google', (route) =>
    route.fulfill({ status: 503, json: { error: 'api.unavailable', message: '', params: {} } }),
  );
  await toGoogle(page, t);
  await expect(page.getByRole('alert')).toContainText(t('google.problem.unavailable'));
  await expect(page).toHaveURL(`${google.origin}/login`);
});

test('a picture and a clip go straight to a bucket at another origin, and are seen from there', async ({
  page,
  calls,
  t,
}) => {
  const [me, other] = [await register(calls, 'Ann'), await register(calls, 'Bob')];
  const { id } = await call(calls, '/api/v1/groups/direct', { contact_id: other.id }, me.access);
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(bucket.env['S3_ENDPOINT'] ?? '')) sent.push(request.method());
  });
  await signIn(page, google.origin, me);
  await page.goto(`${google.origin}/room/${id}`);
  await attach(page, t, [await photo('sea.jpg'), await clip()]);
  await sendFiles(page, t);
  const said = async () => {
    const headers = { authorization: `Bearer ${other.access}` };
    return (await (await calls.get(`/api/v2/groups/${id}/messages`, { headers })).json()).result.list;
  };
  // A clip begins three seconds after it was chosen.
  await expect.poll(async () => (await said()).length, { timeout: 27_000 }).toBe(2);
  expect(await said()).toMatchObject([
    { type: 'image', media: { width: 1200 } },
    { type: 'video', media: { width: 540, poster: true } },
  ]);
  // The picture and the still of the clip go by a form.
  expect(sent.filter((method) => method !== 'GET').toSorted()).toEqual(['POST', 'POST', 'PUT']);
  await page.reload();
  const picture = log(page)
    .getByRole('button', { name: t('room.image.open') })
    .locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
});
