import { register, uniqueName, uniquePhone } from '../support/api.ts';
import { allBrands } from '../support/brands.ts';
import { letAnotherCodeGo } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

const NEXT = 'N3wPassw0rd';
const countryOf = (brand: string): string => allBrands.find(({ id }) => id === brand)?.config.country ?? '';

test('forgot by e-mail: code, new password, success, login with it; the old one is over', async ({
  page,
  request,
  visitor,
  brand,
}) => {
  const person = await register(request, 'Forgetful One');
  await letAnotherCodeGo(brand, 'email', person.email);
  await page.goto('/login/email');
  await visitor.fills('login.email', person.email);
  await visitor.presses('login.forgot');
  await expect(page).toHaveURL(/\/forgot-password\/email\?email=/);
  await expect(visitor.field('login.email')).toHaveValue(person.email);
  await visitor.presses('register.send_code');
  await expect(visitor.button('register.send_code')).toBeHidden();
  await visitor.typesCode(person.email);
  await visitor.fills('forgot.password', NEXT);
  await visitor.fills('register.confirmation', 'N3wPassw0rt');
  await visitor.presses('forgot.save');
  await expect(visitor.field('register.confirmation')).toHaveAttribute('aria-invalid', 'true');
  await visitor.fills('register.confirmation', NEXT);
  await visitor.presses('forgot.save');
  await visitor.in('forgot.done').presses('forgot.done.login');
  await expect(page).toHaveURL(/\/login\/email/);
  await visitor.logsIn(person, person.password);
  await visitor.sees('login.wrong_email');
  await visitor.logsIn(person, NEXT);
  await expect(page).toHaveURL('/home/recommend');
});

test('forgot by phone: the new password opens the account', async ({ page, request, visitor, brand }) => {
  const phone = uniquePhone(countryOf(brand));
  await register(request, 'Phone Forgetter', phone);
  await letAnotherCodeGo(brand, 'phone', phone.whole);
  await page.goto(`/forgot-password/phone?country=${phone.country}&phone=${phone.national}`);
  await visitor.presses('register.send_code');
  await expect(visitor.button('register.send_code')).toBeHidden();
  await visitor.typesCode(phone.whole);
  await visitor.fills('forgot.password', NEXT);
  await visitor.fills('register.confirmation', NEXT);
  await visitor.presses('forgot.save');
  await visitor.in('forgot.done').presses('forgot.done.login');
  await expect(page).toHaveURL(/\/login\/phone/);
  await visitor.logsIn(phone, NEXT);
  await expect(page).toHaveURL('/home/recommend');
});

test('an address that nobody has is told apart after a right code, and becomes an account', async ({
  page,
  visitor,
}) => {
  const username = uniqueName();
  const email = `${username}@mail.example`;
  await page.goto(`/forgot-password/email?email=${encodeURIComponent(email)}`);
  await visitor.presses('register.send_code');
  await expect(visitor.button('register.send_code')).toBeHidden();
  await visitor.typesCode(email);
  await visitor.sees('forgot.unknown.title');
  await visitor.presses('forgot.unknown.register');
  await expect(page).toHaveURL(/\/register\?.*step=3/);
  await visitor.namesAccount({ username, password: NEXT, nickname: 'Found Anew' });
  await visitor.sees('register.done.title');
});
