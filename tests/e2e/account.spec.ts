import { codeFor, register, uniqueName } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { choosesEmail } from './support/visitor.ts';
import { logIn, logOut } from './support/walk.ts';

test('sign up by e-mail with a code, log out, and log in again by password', { tag: '@sizes' }, async ({
  page,
  request,
  t,
}) => {
  const username = uniqueName();
  const email = `${username}@mail.example`;
  const password = 'Passw0rd99';

  await page.goto('/register?mode=email');
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('register.send_code') }).click();
  const code = page.getByLabel(t('register.code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(request, email));
  await page.getByLabel(t('register.username'), { exact: true }).fill(username);
  await page.getByLabel(t('register.password'), { exact: true }).fill(password);
  await page.getByLabel(t('register.confirmation'), { exact: true }).fill(password);
  await page.getByLabel(t('register.nickname'), { exact: true }).fill('New Person');
  await page.getByRole('button', { name: t('register.submit') }).click();
  await expect(page.getByText(t('register.done.title'))).toBeVisible();
  await page
    .getByRole('button', { name: t('register.done.continue') })
    .or(page.getByRole('link', { name: t('register.done.continue') }))
    .click();
  await expect(page).toHaveURL('/home/recommend');

  await logOut(page, t);
  await logIn(page, t, { email, password });
  await page.goto('/my-page');
  await expect(page.getByText('New Person')).toBeVisible();
});

test('a wrong password says so in its place and keeps what was typed', async ({ page, request, t }) => {
  const person = await register(request, 'Forgetful One');
  await page.goto('/login/email');
  await page.getByLabel(t('login.email'), { exact: true }).fill(person.email);
  await page.getByLabel(t('login.password'), { exact: true }).fill('Wrong12345');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('login.wrong_email'));
  await expect(page.getByLabel(t('login.email'), { exact: true })).toHaveValue(person.email);
});

test('liking as a guest asks to log in, goes on afterwards, and counts for others', {
  tag: '@sizes',
}, async ({ page, request, newPerson, t }) => {
  const startOf = (id: string) => new RegExp(`^${t(id).split('{')[0]}`);
  const person = await register(request, 'Generous One');
  await page.goto('/home/recommend');
  const card = page.getByRole('article').first();
  const address = String(await card.getByRole('link', { name: startOf('post.open') }).getAttribute('href'));
  const id = address.split('/').at(-1);
  const guestSees = async (): Promise<number> =>
    (await (await request.get(`/social/api/guest/posts/${id}`)).json()).result.counts.like;
  const before = await guestSees();

  await card.getByRole('button', { name: startOf('post.like') }).click();
  const dialog = page.getByRole('dialog');
  await choosesEmail(dialog, t);
  await dialog.getByRole('textbox', { name: t('login.email'), exact: true }).fill(person.email);
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
  // The other screen size of this brand may like the same post meanwhile.
  await expect.poll(guestSees).toBeGreaterThan(before);
  const headers = { authorization: `Bearer ${person.access}` };
  const mine = await (await request.get(`/social/api/posts/${id}`, { headers })).json();
  expect(mine.result.liked).toBe(true);

  const other = await newPerson();
  await other.goto(address);
  const like = other.getByRole('button', { name: startOf('post.like') }).first();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});
