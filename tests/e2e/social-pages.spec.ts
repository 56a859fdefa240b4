import type { APIRequestContext, Page } from '@playwright/test';
import { call, type Person, uniqueName } from './support/api.ts';
import { phoneIn, type Someone, test } from './support/someone.ts';
import { stored } from './support/stored.ts';
import { expect } from './support/test.ts';
import { startOf } from './support/visitor.ts';

const does = async (request: APIRequestContext, path: string, { access }: Person): Promise<void> => {
  const answer = await request.put(`/social/api/${path}`, { headers: { authorization: `Bearer ${access}` } });
  expect(answer.status()).toBe(200);
};

const writes = async (request: APIRequestContext, { access }: Person): Promise<string> => {
  const words = { description: `山坡上的花 ${uniqueName()}`, hashtags: [], media: [] };
  const post = { cid: 'hill', kind: 'text', ...words, privacy: 'everyone' };
  const stored = await call(
    request,
    '/social/api/posts',
    { ...post, allow_comment: true, allow_save: true },
    access,
  );
  return stored.id;
};

const to = (page: Page, href: string) => page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
const row = ({ page }: Someone, { person }: Someone) => to(page, `/guest-page/${person.id}`);
const button = ({ page, t }: Someone, id: string, values = {}) =>
  page.getByRole('button', { name: t(id, values), exact: true });

test('discover leads on; lists of people are searched; what one likes and saves is others’ to see by a switch; who was hidden is shown again; what happened is marked as read', async ({
  request,
  enters,
}) => {
  test.slow();
  const looks = phoneIn('zh-CN');
  const [ann, ben, cas] = [
    await enters('Ann Asters', looks),
    await enters('Ben Birches', looks),
    await enters('Cas Cedars', looks),
  ];
  const post = await writes(request, ben.person);
  for (const { person } of [ben, cas]) await does(request, `authors/${ann.person.id}/follow`, person);
  await does(request, `authors/${ben.person.id}/follow`, ann.person);
  for (const mark of ['like', 'collect']) await does(request, `posts/${post}/${mark}`, ann.person);

  await test.step('a card of discover leads to its place', async () => {
    await ann.page.goto('/discover');
    const cards = ann.page.getByRole('list', { name: ann.t('discover.cards') });
    const card = cards.locator('a[href^="/"]').first();
    await expect(card).toBeVisible();
    const place = (await card.getAttribute('href')) ?? '';
    await card.click();
    await expect(ann.page).toHaveURL(place);
  });

  await test.step('followers and followings, and one of them by name', async () => {
    const field = ann.page.getByRole('searchbox', { name: ann.t('author.people.search') });
    const opens = async (list: string) => {
      await ann.page.goto('/my-page');
      await ann.page.getByRole('button', { name: new RegExp(ann.t(list)) }).click();
      await expect(field).toBeVisible();
    };
    await opens('person.followers');
    for (const one of [ben, cas]) await expect(row(ann, one)).toBeVisible();
    await field.fill('cedar');
    await expect(row(ann, ben)).toHaveCount(0);
    await expect(row(ann, cas)).toBeVisible();
    await field.fill('nobody at all');
    await expect(ann.page.getByText(ann.t('author.people.none'))).toBeVisible();
    await opens('person.followings');
    await expect(row(ann, ben)).toBeVisible();
    await expect(row(ann, cas)).toHaveCount(0);
  });

  for (const { tab, setting, isOpen } of [
    { tab: 'author.liked', setting: 'privacy.likes', isOpen: true },
    { tab: 'author.collected', setting: 'privacy.collects', isOpen: false },
  ]) {
    await test.step(`${tab}: its owner says whether others see it, after a reload too`, async () => {
      const looksAt = async ({ page, t }: Someone, place: string) => {
        await page.goto(place);
        await page.getByRole('tab', { name: t(tab), exact: true }).click();
      };
      const closed = cas.page.getByText(cas.t('author.private'), { exact: true });
      const isSeen = async (isExpected: boolean) => {
        await looksAt(cas, `/guest-page/${ann.person.id}`);
        await expect(isExpected ? to(cas.page, `/posts/${post}`) : closed).toBeVisible();
        await expect(isExpected ? closed : to(cas.page, `/posts/${post}`)).toHaveCount(0);
      };
      await isSeen(isOpen);

      const isPrivate = ann.page.getByRole('switch', { name: ann.t(setting), exact: true });
      await ann.page.goto('/profile');
      await expect(isPrivate).toBeChecked({ checked: !isOpen });
      const changed = stored(ann.page, /\/users\/me$/);
      await isPrivate.click();
      await changed;
      await ann.page.reload();
      await expect(isPrivate).toBeChecked({ checked: isOpen });

      await isSeen(!isOpen);
      await isSeen(!isOpen);
      await looksAt(ann, '/my-page');
      await expect(to(ann.page, `/posts/${post}`)).toBeVisible();
    });
  }

  await test.step('who was hidden is found in the settings, and shown again', async () => {
    await cas.page.goto(`/posts/${post}`);
    await expect(cas.page.getByRole('button', { name: startOf(cas.t, 'post.share') }).first()).toBeVisible();
    await button(cas, 'post.more').first().click();
    const name = ben.person.nickname;
    await cas.page.getByRole('menuitem', { name: cas.t('post.more.hide_author', { name }) }).click();
    await expect(cas.page.getByText(cas.t('post.hidden_author', { name }), { exact: true })).toBeVisible();
    await cas.page.goto('/profile');
    await button(cas, 'privacy.hidden_authors').click();
    await expect(row(cas, ben)).toBeVisible();
    await button(cas, 'hidden.show.label', { name }).click();
    await expect(cas.page.getByText(cas.t('hidden.empty'), { exact: true })).toBeVisible();
    await cas.page.reload();
    await button(cas, 'privacy.hidden_authors').click();
    await expect(cas.page.getByText(cas.t('hidden.empty'), { exact: true })).toBeVisible();
  });

  await test.step('all that happened is marked as read at once', async () => {
    const viewed = stored(ann.page, /\/notification\/view-all$/);
    await ann.page.goto('/notifications');
    const readAll = button(ann, 'notifications.read_all');
    const told = ann.page.getByRole('main').getByRole('button', { name: /Ben Birches/ });
    const unread = ann.t('notifications.unread');
    await expect(told).toContainText(unread);
    await readAll.click();
    await expect(readAll).toHaveCount(0);
    await expect(told).not.toContainText(unread);
    await viewed;
    await ann.page.reload();
    await expect(told).toBeVisible();
    await expect(told).not.toContainText(unread);
  });
});
