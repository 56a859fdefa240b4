import { codeFor, register, uniqueName, uniquePhone } from '../support/api.ts';
import { allBrands } from '../support/brands.ts';
import { letAnotherCodeGo } from '../support/database.ts';
import { expect, test } from '../support/test.ts';
import { startOf } from '../support/visitor.ts';

const PASSWORD = 'Passw0rd99';
const countryOf = (brand: string): string => allBrands.find(({ id }) => id === brand)?.config.country ?? '';

test('sign up by phone: number, code, account, success', { tag: '@sizes' }, async ({
  page,
  visitor,
  brand,
  t,
}) => {
  const phone = uniquePhone(countryOf(brand));
  await page.goto('/login');
  await visitor.presses('login.by_phone');
  await visitor.presses('login.register');
  await expect(page).toHaveURL(/\/register\?mode=phone/);
  await visitor.fills('login.phone', phone.national);
  await visitor.presses('register.send_code');
  await expect(page).toHaveURL(/step=2/);
  await expect(page.getByText(startOf(t, 'register.resend_in'))).toBeVisible();
  await visitor.typesCode(phone.whole);
  await expect(page).toHaveURL(/step=3/);
  await visitor.namesAccount({ username: uniqueName(), password: PASSWORD, nickname: 'Phone Person' });
  await visitor.sees('register.done.title');
  await visitor.sees('register.done.text', { name: 'Phone Person' });
  await visitor.presses('register.done.continue');
  await expect(page).toHaveURL('/home/recommend');
});

test('the countdown to another code survives a reload, and the steps lead back one by one', async ({
  page,
  visitor,
  t,
}) => {
  const email = `${uniqueName()}@mail.example`;
  const countdown = page.getByText(startOf(t, 'register.resend_in'));
  await page.goto('/register?mode=email');
  await visitor.fills('login.email', email);
  await visitor.presses('register.send_code');
  await expect(countdown).toBeVisible();
  await page.reload();
  await expect(countdown).toBeVisible();
  await expect(visitor.button('register.resend')).toBeHidden();
  await visitor.typesCode(email);
  await expect(visitor.field('register.username')).toBeVisible();
  await visitor.presses('nav.back');
  await expect(page).toHaveURL(/step=2/);
  await visitor.presses('nav.back');
  await expect(page).toHaveURL(/step=1/);
  await expect(visitor.field('login.email')).toHaveValue(email);
  await visitor.presses('nav.back');
  await expect(page).toHaveURL('/login/email');
});

test('a wrong code, a broken rule and a taken account ID are said at their fields', async ({
  page,
  request,
  visitor,
  t,
}) => {
  const username = uniqueName();
  const email = `${username}@mail.example`;
  await page.goto('/register?mode=email');
  await visitor.fills('login.email', email);
  await visitor.presses('register.send_code');
  const code = visitor.field('register.code');
  await expect(code).toBeVisible();
  const sent = await codeFor(request, email);
  await code.fill(sent === '314159' ? '271828' : '314159');
  await visitor.sees('error.wrong_code');
  await expect(code).toHaveValue('');
  await visitor.typesCode(email);

  await visitor.namesAccount({ username: 'abcdef', password: 'short', nickname: 'x' });
  for (const field of ['username', 'password', 'nickname']) {
    await expect(visitor.field(`register.${field}`)).toHaveAttribute('aria-invalid', 'true');
    await expect(visitor.field(`register.${field}`)).toHaveAccessibleDescription(t(`register.${field}.rule`));
  }
  const owner = await register(request, 'First Owner');
  await visitor.namesAccount({ username: owner.username, password: PASSWORD, nickname: 'New Person' });
  await visitor.sees('error.username_taken');
  await visitor.fills('register.username', username);
  await visitor.presses('register.submit');
  await visitor.sees('register.done.title');
});

test('a code to an address that has an account logs its owner in', async ({
  page,
  request,
  visitor,
  brand,
}) => {
  const person = await register(request, 'Old Friend');
  await letAnotherCodeGo(brand, 'email', person.email);
  await page.goto('/register?mode=email&return=%2Fedit-profile');
  await visitor.fills('login.email', person.email);
  await visitor.presses('register.send_code');
  await visitor.typesCode(person.email);
  await expect(page).toHaveURL('/edit-profile');
  await expect(visitor.field('register.nickname')).toHaveValue('Old Friend');
});
