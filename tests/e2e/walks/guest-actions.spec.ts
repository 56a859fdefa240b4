import type { APIRequestContext, Page } from '@playwright/test';
import { type Person, register, uniqueName } from '../support/api.ts';
import { stored } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';
import { startOf } from '../support/visitor.ts';

/** The newest post of the brand that a guest may write under. */
const aPost = async (request: APIRequestContext) => {
  const answer = await request.get('/social/api/guest/recommend/public?per_page=10');
  const { list } = (await answer.json()).result;
  const post = list.find(
    (each: { permissions: { allow_comment: boolean } }) => each.permissions.allow_comment,
  );
  return post as { id: string; author: { nickname: string } };
};

const asSeenBy = async (request: APIRequestContext, person: Person, id: string) => {
  const headers = { authorization: `Bearer ${person.access}` };
  return (await (await request.get(`/social/api/posts/${id}`, { headers })).json()).result;
};

const opens = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
};

test('a guest follows and collects after logging in over the post', async ({ page, request, visitor, t }) => {
  const person = await register(request, 'Following One');
  const post = await aPost(request);
  await opens(page, post.id);
  await page
    .getByRole('button', { name: t('feed.follow.label', { name: post.author.nickname }) })
    .first()
    .click();
  const dialog = visitor.in('login.title');
  await dialog.sees('login.prompt.follow', { name: post.author.nickname });
  await dialog.choosesEmail();
  await dialog.logsIn(person, person.password);
  await expect(page.getByRole('dialog', { name: t('login.title') })).toBeHidden();
  await expect(page).toHaveURL(`/posts/${post.id}`);
  await expect.poll(async () => (await asSeenBy(request, person, post.id)).author.is_followed).toBe(2);
  await page
    .getByRole('button', { name: startOf(t, 'post.collect') })
    .first()
    .click();
  await expect.poll(async () => (await asSeenBy(request, person, post.id)).collected).toBe(true);
});

test('a guest signs up inside the dialog, and the like goes on after the welcome', { tag: '@sizes' }, async ({
  page,
  request,
  visitor,
  t,
}) => {
  const username = uniqueName();
  const email = `${username}@mail.example`;
  const post = await aPost(request);
  await opens(page, post.id);
  await page
    .getByRole('button', { name: startOf(t, 'post.like') })
    .first()
    .click();
  await visitor.in('login.title').choosesEmail();
  await visitor.in('login.title').presses('login.register');
  await visitor.in('register.title').fills('login.email', email);
  await visitor.in('register.title').presses('register.send_code');
  await visitor.in('register.code.title').typesCode(email);
  const account = { username, password: 'Passw0rd99', nickname: 'Dialog Person' };
  await visitor.in('register.account.title').namesAccount(account);
  await visitor.in('register.done.title').presses('register.done.go_on');
  await expect(page).toHaveURL(`/posts/${post.id}`);
  const like = page.getByRole('button', { name: startOf(t, 'post.like') }).first();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a guest who wants to comment logs in and writes', { tag: '@sizes' }, async ({
  page,
  request,
  visitor,
  t,
}) => {
  const person = await register(request, 'Talking One');
  const post = await aPost(request);
  await opens(page, post.id);
  const ask = page.getByRole('button', { name: t('comments.login'), exact: true });
  // On a phone the comments lie under a button.
  if (!(await ask.isVisible()))
    await page
      .getByRole('button', { name: startOf(t, 'post.comment') })
      .first()
      .click();
  await ask.click();
  await visitor.in('login.title').choosesEmail();
  await visitor.in('login.title').logsIn(person, person.password);
  const line = page.getByRole('textbox', { name: t('comments.placeholder') });
  await line.fill('look at evil。com');
  await expect(page.getByText(t('comments.link'))).toBeVisible();
  await line.fill(`said by ${person.username}`);
  const send = page.getByRole('button', { name: t('comments.send'), exact: true });
  await send.click();
  const said = page
    .locator('li:has(p)')
    .filter({ hasText: `said by ${person.username}` })
    .first();
  await expect(said).toBeVisible();
  // What they said can be liked, answered, deleted, and had back.
  await said.getByRole('button', { name: startOf(t, 'comments.like') }).click();
  await expect(said.getByRole('button', { name: startOf(t, 'comments.like'), pressed: true })).toBeVisible();
  await said.getByRole('button', { name: t('comments.reply'), exact: true }).click();
  await expect(line).toBeFocused();
  await line.fill(`answered by ${person.username}`);
  const answer = stored(page, /\/comment\/[^/]+$/);
  await send.click();
  const { id } = (await (await answer).json()).result;
  await expect(page.getByText(`answered by ${person.username}`)).toBeVisible();
  await said.getByRole('button', { name: t('comments.menu') }).click();
  await page.getByRole('menuitem', { name: t('comments.delete'), exact: true }).click();
  await expect(said).toBeHidden();
  await page.getByRole('button', { name: t('comments.undo'), exact: true }).click();
  await expect(said).toBeVisible();
  // A link to the answer shows it in its place.
  await page.goto(`/posts/${post.id}?comment=${id}`);
  await expect(page.locator('li[aria-current="true"]')).toContainText(`answered by ${person.username}`);
});

test('a guest may change their mind: nothing happens, and nothing goes on later', async ({
  page,
  request,
  visitor,
  t,
}) => {
  const person = await register(request, 'Hesitant One');
  const post = await aPost(request);
  await opens(page, post.id);
  await page
    .getByRole('button', { name: startOf(t, 'post.like') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: t('login.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: t('login.title') })).toBeHidden();
  await page.goto('/login/email');
  await visitor.logsIn(person, person.password);
  await expect(page).toHaveURL('/home/recommend');
  expect((await asSeenBy(request, person, post.id)).liked).toBe(false);
});
