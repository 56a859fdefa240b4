import type { Page } from '@playwright/test';
import { call, register } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { choosesEmail } from './support/visitor.ts';

type Text = (id: string, values?: Record<string, string | number>) => string;

/** The waiting browser: on a phone the code stands behind a button. */
const waitForCode = async (page: Page, t: Text, at = '/login'): Promise<string> => {
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/login/qrcode'));
  await page.goto(at);
  const isPhone = (page.viewportSize()?.width ?? 0) < 820;
  if (isPhone) await page.getByRole('button', { name: t('login.by_qr') }).click();
  await expect(page.getByRole('img', { name: /QR|二维码/ })).toBeVisible();
  return (await (await made).json()).result.passcode;
};

/** What a phone's camera makes of the code. */
const linkOf = (passcode: string): string => `/profile?dialogVisible=scan#${passcode}`;

const isSignedIn = (page: Page) => page.evaluate(() => document.cookie.includes('u%3D1'));

test('a signed-in device lets a waiting browser in, which goes where it wanted', { tag: '@sizes' }, async ({
  page,
  request,
  newPerson,
  t,
  signsIn,
}) => {
  const owner = await register(request, 'Owner Of It');
  const passcode = await waitForCode(page, t, '/login?return=%2Fedit-profile');
  const phone = await newPerson();
  await signsIn(phone, owner);
  await phone.goto(linkOf(passcode));
  await expect(phone.getByText(t('qr.ask.warning'))).toBeVisible();
  await expect(phone.getByRole('heading', { name: /Chrome/ })).toBeVisible();
  // The passcode has left the address, and nothing has been accepted.
  await expect(phone).toHaveURL('/profile?dialogVisible=scan');
  await expect(page.getByText('Owner Of It')).toBeVisible();
  await expect(page.getByText(t('qr.scanned'))).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);

  await phone.getByRole('button', { name: t('qr.ask.accept') }).click();
  await expect(phone.getByRole('dialog').getByRole('status')).toContainText('Chrome');
  await expect(page).toHaveURL('/edit-profile');
  expect(await isSignedIn(page)).toBe(true);
  await phone
    .getByRole('link', { name: t('sessions.title') })
    .last()
    .click();
  await expect(phone.getByRole('dialog').getByRole('button', { name: /Chrome/ })).not.toHaveCount(0);
});

test('a refusal keeps it out, and a new code starts over', async ({
  page,
  request,
  newPerson,
  t,
  signsIn,
}) => {
  const owner = await register(request, 'Careful Owner');
  const passcode = await waitForCode(page, t);
  const phone = await newPerson();
  await signsIn(phone, owner);
  await phone.goto(linkOf(passcode));
  await phone.getByRole('button', { name: t('qr.ask.refuse') }).click();
  await expect(phone.getByText(t('qr.refused_here'))).toBeVisible();
  await expect(page.getByText(t('qr.refused'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('qr.renew') }).click();
  await expect(page.getByRole('img', { name: /QR|二维码/ })).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
});

test('a code that is over says so on both sides', async ({ page, request, newPerson, t, signsIn }) => {
  const owner = await register(request, 'Late Owner');
  const passcode = await waitForCode(page, t);
  const phone = await newPerson();
  await signsIn(phone, owner);
  // Used up, as the server sees it: accepted, and collected by this very browser.
  await phone.goto(linkOf(passcode));
  await phone.getByRole('button', { name: t('qr.ask.accept') }).click();
  await expect(page).toHaveURL('/home/recommend');
  await phone.goto(linkOf(passcode));
  await expect(phone.getByRole('dialog').getByRole('alert')).toContainText(t('error.qr_expired'));
  await phone.getByRole('button', { name: t('qr.scan.again') }).click();
  await expect(phone.getByLabel(t('qr.scan.paste'))).toBeVisible();
});

test('the waiting browser stops when its code expires', async ({ page, t }) => {
  await page.route('**/api/v1/web/login', (route) =>
    route.fulfill({ json: { result: { status: 'expired' } } }),
  );
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/login/qrcode'));
  await page.goto('/login');
  const isPhone = (page.viewportSize()?.width ?? 0) < 820;
  if (isPhone) await page.getByRole('button', { name: t('login.by_qr') }).click();
  await made;
  await expect(page.getByText(t('qr.expired'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('qr.renew') })).toBeVisible();
});

test('where no camera reads codes the copied link is pasted; other links are refused', async ({
  page,
  request,
  newPerson,
  t,
  signsIn,
}) => {
  const owner = await register(request, 'Pasting Owner');
  const passcode = await waitForCode(page, t);
  const desk = await newPerson();
  await signsIn(desk, owner);
  await desk.goto('/profile');
  await desk.getByRole('link', { name: t('qr.scan.title') }).click();
  const field = desk.getByLabel(t('qr.scan.paste'));
  await field.fill(`https://evil.example${linkOf(passcode)}`);
  await field.press('Enter');
  await expect(desk.getByText(t('qr.scan.none'))).toBeVisible();
  await expect(page.getByText('Pasting Owner')).toHaveCount(0);
  await field.fill(new URL(linkOf(passcode), desk.url()).href);
  await field.press('Enter');
  // By keyboard alone from here.
  await desk.getByRole('button', { name: t('qr.ask.accept') }).focus();
  await desk.keyboard.press('Enter');
  await expect(page).toHaveURL('/home/recommend');
});

test('a guest who opens the link logs in first, and is asked then', async ({
  page,
  request,
  newPerson,
  t,
}) => {
  const owner = await register(request, 'Guest Before');
  const passcode = await waitForCode(page, t);
  const phone = await newPerson();
  await phone.goto(linkOf(passcode));
  const dialog = phone.getByRole('dialog');
  await choosesEmail(dialog, t);
  await dialog.getByLabel(t('login.email'), { exact: true }).last().fill(owner.email);
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(phone.getByRole('button', { name: t('qr.ask.accept') })).toBeVisible();
  await expect(page.getByText('Guest Before')).toBeVisible();
});

test('somebody else’s scan takes the code away', async ({ page, request, newPerson, t, signsIn }) => {
  const [owner, thief] = [await register(request, 'Second Scan'), await register(request, 'First Scan')];
  const passcode = await waitForCode(page, t);
  await call(request, '/api/v1/login/qrcode/scan', { passcode }, thief.access);
  const phone = await newPerson();
  await signsIn(phone, owner);
  await phone.goto(linkOf(passcode));
  await expect(phone.getByRole('dialog').getByRole('alert')).toContainText(t('error.qr_scan'));
  await expect(page.getByText('First Scan')).toBeVisible();
  await page.getByRole('button', { name: t('qr.not_me') }).click();
  await expect(page.getByText('First Scan')).toHaveCount(0);
});
