import { codeFor, register, uniqueName } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { logIn, logOut } from './support/walk.ts';

test('sign up by e-mail with a code, log out, and log in again by password', async ({ page, request, t }) => {
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

test('liking as a guest asks to log in, goes on afterwards, and counts for others', async ({
  page,
  request,
  newPerson,
  t,
}) => {
  const person = await register(request, 'Generous One');
  await page.goto('/home/recommend');
  const words = t('post.like').split('{')[0];
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: new RegExp(`^${words}`) });
  const label = await like.getAttribute('aria-label');
  await like.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('login.email'), exact: true }).fill(person.email);
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[aria-pressed="true"]').first()).toBeVisible();
  expect(label).toBeTruthy();

  const liked = await request.get('/social/api/recommend/public?per_page=30', {
    headers: { authorization: `Bearer ${person.access}` },
  });
  const post = (await liked.json()).result.list.find((one: { liked: boolean }) => one.liked);
  expect(post).toBeDefined();
  const guest = await (await request.get(`/social/api/guest/posts/${post.id}`)).json();
  expect(guest.result.counts.like).toBe(post.counts.like);
  const other = await newPerson();
  await other.goto(`/posts/${post.id}`);
  await expect(other.getByRole('button', { name: new RegExp(`^${words}`) }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
