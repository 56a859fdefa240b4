import { register, uniquePhone } from '../support/api.ts';
import { allBrands } from '../support/brands.ts';
import { expect, test } from '../support/test.ts';
import { startOf } from '../support/visitor.ts';
import { logOut } from '../support/walk.ts';

const countryOf = (brand: string): string => allBrands.find(({ id }) => id === brand)?.config.country ?? '';

test('log in by phone; the country is found by name or by dial code', { tag: '@sizes' }, async ({
  page,
  request,
  visitor,
  brand,
  t,
}) => {
  const phone = uniquePhone(countryOf(brand));
  const person = await register(request, 'Phone Owner', phone);
  await page.goto('/login/phone');
  const chosen = page.getByRole('button', { name: startOf(t, 'country.chosen') });

  await chosen.click();
  const list = visitor.in('country.title');
  await list.fills('country.search', '+66');
  await page.getByRole('dialog').getByRole('button', { name: /\+66/ }).click();
  await expect(chosen).toHaveText('+66');

  await chosen.click();
  await list.fills('country.search', 'zzzz');
  await list.sees('country.none');
  const dial = phone.whole.slice(0, -phone.national.length);
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(phone.country) ?? '';
  await list.fills('country.search', name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}.*\\+${dial}$`) })
    .click();
  await expect(chosen).toHaveText(`+${dial}`);

  await visitor.logsIn(phone, person.password);
  await expect(page).toHaveURL('/home/recommend');
});

test('the ways in stay under the finger while a code and people of the demo content come', {
  tag: '@sizes',
}, async ({ page, visitor, hasTouch, t }) => {
  await page.addInitScript(() => {
    const look = () => {
      const way = document.querySelector('a[href^="/login/phone"]');
      if (way) Object.assign(window, { wayAt: way.getBoundingClientRect().y });
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/login');
  await expect(page.getByRole('region', { name: t('login.demo') })).toBeVisible();
  if (!hasTouch) await expect(page.getByText(startOf(t, 'qr.seconds'))).toBeVisible();
  const before = await page.evaluate(() => (window as { wayAt?: number }).wayAt ?? 0);
  const { y, height } = (await visitor.button('login.by_phone').boundingBox()) ?? { y: 0, height: 0 };
  expect(before).toBeGreaterThan(0);
  expect(Math.abs(y - before)).toBeLessThan(height / 2);
});

test('a wrong password by phone says so, and an unfinished form is not sent', async ({
  page,
  request,
  visitor,
  brand,
}) => {
  const phone = uniquePhone(countryOf(brand));
  await register(request, 'Careful One', phone);
  const sent: string[] = [];
  page.on('request', (asked) => asked.url().endsWith('/api/v1/login') && sent.push(asked.url()));
  await page.goto('/login/phone');
  await visitor.presses('login.submit');
  await visitor.sees('login.password.missing');
  await expect(visitor.field('login.phone')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await visitor.logsIn(phone, 'Wrong12345');
  await visitor.sees('error.wrong_login');
  expect(sent).toHaveLength(1);
});

test('a remembered address stands in the form after the browser was closed, another one does not', async ({
  page,
  browser,
  request,
  visitor,
  baseURL,
}) => {
  const person = await register(request, 'Remembered One');
  await page.goto('/login/email');
  await page.getByRole('checkbox').check();
  await visitor.logsIn(person, person.password);
  await expect(page).toHaveURL('/home/recommend');

  const storageState = await page.context().storageState();
  const again = await browser.newContext({ storageState, ...(baseURL !== undefined && { baseURL }) });
  const next = await again.newPage();
  await next.goto('/my-page');
  await expect(next.getByText('Remembered One')).toBeVisible();
  await logOut(next, visitor.t);
  await expect(next).toHaveURL('/home/recommend');
  await next.goto('/login/email');
  await expect(next.getByLabel(visitor.t('login.email'), { exact: true })).toHaveValue(person.email);
  await expect(next.getByRole('checkbox')).toBeChecked();
  await next.getByRole('checkbox').uncheck();
  await next.getByLabel(visitor.t('login.password'), { exact: true }).fill(person.password);
  await next.getByRole('button', { name: visitor.t('login.submit'), exact: true }).click();
  await expect(next).toHaveURL('/home/recommend');
  // Whoever is signed in has their own account at hand; what stays behind is what matters.
  await logOut(next, visitor.t);
  await expect(next).toHaveURL('/home/recommend');
  const kept = () => next.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).not.toContain(person.email);
  await again.close();
});

test('login leads back to where it was asked for, and never out of the product', async ({
  page,
  request,
  visitor,
  baseURL,
}) => {
  const person = await register(request, 'Returning One');
  await page.goto('/login/email?return=%2Fprofile%3FdialogVisible%3Daccount');
  await visitor.logsIn(person, person.password);
  await expect(page).toHaveURL('/profile?dialogVisible=account');
  await visitor.in('account.title').sees('login.email');
  // Signed in, no auth page stays open, wherever its address wants to lead.
  for (const away of ['//evil.example', '/\\evil.example', 'https://evil.example/']) {
    await page.goto(`/login/email?return=${encodeURIComponent(away)}`);
    await expect(page).toHaveURL(`${baseURL}/home/recommend`);
  }
});
