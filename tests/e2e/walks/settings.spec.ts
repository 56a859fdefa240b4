import { register } from '../support/api.ts';
import { letAnotherCodeGo } from '../support/database.ts';
import { expect, test } from '../support/test.ts';
import { logIn } from '../support/walk.ts';

const NEXT = 'N3wPassw0rd';
const DIGITS = '286913';
const OTHERS = '731982';

test('change of the password: the old one is asked for, other places are signed out', async ({
  page,
  request,
  newPerson,
  visitor,
  t,
  signsIn,
}) => {
  const person = await register(request, 'Changing One');
  const elsewhere = await newPerson();
  await logIn(elsewhere, t, person);
  await signsIn(page, person);
  await page.goto('/profile?changePassword=1');
  const sheet = visitor.in('account.password.change');
  await sheet.fills('account.password.old', 'Wrong12345');
  await sheet.fills('forgot.password', NEXT);
  await sheet.fills('register.confirmation', NEXT);
  await sheet.presses('forgot.save');
  await visitor.sees('error.wrong_old_password');
  await visitor.presses('app.alert.ok');
  await sheet.fills('account.password.old', person.password);
  await sheet.presses('forgot.save');
  await visitor.sees('account.password.changed');
  await expect(page).toHaveURL('/profile');
  await elsewhere.goto('/my-page');
  await expect(elsewhere.getByRole('dialog', { name: t('login.title') })).toBeVisible();
  await page.goto('/my-page');
  await expect(page.getByText('Changing One')).toBeVisible();
});

test('the security password is set, changed, and reset by a code', { tag: '@sizes' }, async ({
  page,
  request,
  visitor,
  brand,
  signsIn,
}) => {
  const person = await register(request, 'Secure One');
  await letAnotherCodeGo(brand, 'email', person.email);
  await signsIn(page, person);
  await page.goto('/profile?dialogVisible=security');
  const first = visitor.in('security.set');
  await first.fills('account.delete.password', person.password);
  await first.presses('register.next');
  await first.taps('123456');
  await first.sees('security.guessable');
  await first.taps(DIGITS);
  await expect(first.field('security.repeat')).toBeVisible();
  await first.taps(DIGITS);
  await first.sees('security.done');
  await first.presses('app.alert.ok');

  await page.goto('/profile?dialogVisible=security');
  const change = visitor.in('security.change');
  await change.taps(DIGITS);
  await expect(change.field('security.new')).toBeVisible();
  await change.taps(OTHERS);
  await expect(change.field('security.repeat')).toBeVisible();
  await change.taps(OTHERS);
  await change.sees('security.done');
  await change.presses('app.alert.ok');

  await page.goto('/profile?dialogVisible=security');
  await change.presses('security.forgot');
  await change.sees('security.by_code');
  await change.typesCode(person.email);
  await expect(change.field('security.new')).toBeVisible();
  await change.taps(DIGITS);
  await expect(change.field('security.repeat')).toBeVisible();
  await change.taps(DIGITS);
  await change.sees('security.done.wait');
});

test('a session is ended from afar: the other browser is out at once', async ({
  page,
  request,
  newPerson,
  visitor,
  t,
  signsIn,
}) => {
  const person = await register(request, 'Roaming One');
  const elsewhere = await newPerson();
  await logIn(elsewhere, t, person);
  await signsIn(page, person);
  await elsewhere.goto('/my-page');
  await expect(elsewhere.getByText('Roaming One')).toBeVisible();
  await page.goto('/profile?dialogVisible=sessions');
  const list = page.getByRole('dialog');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await visitor.in('sessions.title').sees('sessions.current');
  await list
    .getByRole('button', { name: new RegExp(t('sessions.end.label').split('{name}').join('.*')) })
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // Nothing was pressed there: the word came over the live line.
  await expect(elsewhere.getByRole('dialog', { name: t('login.title') })).toBeVisible();
  expect(await elsewhere.evaluate(() => localStorage.getItem('lv.tokens.2'))).toBeNull();
});

test('the account is deleted, and logging in within the month brings it back', async ({
  page,
  request,
  visitor,
  t,
  signsIn,
}) => {
  const person = await register(request, 'Leaving One');
  await signsIn(page, person);
  await page.goto('/profile?dialogVisible=delete');
  const question = visitor.in('account.delete.title');
  await question.fills('account.delete.password', 'Wrong12345');
  await question.presses('account.delete.confirm');
  await visitor.sees('error.wrong_login_password');
  await visitor.presses('app.alert.ok');
  await question.fills('account.delete.password', person.password);
  await question.presses('account.delete.confirm');
  await visitor.sees('account.delete.done');
  await expect(page).toHaveURL('/home/recommend');
  const headers = { authorization: `Bearer ${person.access}` };
  expect((await request.get('/api/v1/users/me', { headers })).status()).toBe(401);
  await logIn(page, t, person);
  await page.goto('/my-page');
  await expect(page.getByText('Leaving One')).toBeVisible();
});
