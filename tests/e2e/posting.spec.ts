import type { APIRequestContext, Page } from '@playwright/test';
import { type Person, register, uniqueName } from './support/api.ts';
import { clip, photo } from './support/messages.ts';
import { expect, test } from './support/test.ts';
import type { Text } from './support/visitor.ts';

const ofThem = async (request: APIRequestContext, path: string, { access }: Person) =>
  (await (await request.get(path, { headers: { authorization: `Bearer ${access}` } })).json()).result;
const postsOf = async (request: APIRequestContext, person: Person) =>
  (await ofThem(request, `/social/api/authors/${person.id}/posts`, person)).list;

const chooses = async (page: Page, t: Text, files: Parameters<Page['setInputFiles']>[1]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('publish.add'), exact: true }).click();
  await (await chooser).setFiles(files as never);
};
const words = (page: Page, t: Text) => page.getByRole('textbox', { name: t('publish.words') });
const submit = (page: Page, t: Text) => page.getByRole('button', { name: t('publish.submit'), exact: true });
const cards = (page: Page, t: Text) => page.getByRole('list', { name: t('publish.cards') });

test('a post says where it was and calls somebody by name, who hears of it and is led to by it', {
  tag: '@sizes',
}, async ({ page, request, t, signsIn }) => {
  const salt = uniqueName();
  const [ann, ben] = [await register(request, 'Ann Asters'), await register(request, `Benno ${salt}`)];
  await request.put(`/social/api/authors/${ben.id}/follow`, {
    headers: { authorization: `Bearer ${ann.access}` },
  });
  await signsIn(page, ann);
  await page.goto('/publish');
  await words(page, t).fill('早上的茶山 ');
  await page.getByRole('button', { name: t('publish.mention.add'), exact: true }).click();
  await expect(words(page, t)).toBeFocused();
  await page.keyboard.type('Benno');
  const offered = page.getByRole('listbox', { name: t('comments.mention.list') });
  await offered.getByRole('option', { name: new RegExp(salt) }).click();
  await page.getByRole('textbox', { name: t('publish.where') }).fill('龙井村');
  // What is half written stands there again, with whom it calls.
  await page.reload();
  await expect(words(page, t)).toHaveValue(new RegExp(`@Benno ${salt}`));
  await expect(page.getByRole('textbox', { name: t('publish.where') })).toHaveValue('龙井村');
  await submit(page, t).click();
  await expect(cards(page, t).getByText(t('publish.state.done'))).toBeVisible();

  const [post] = await postsOf(request, ann);
  expect(post).toMatchObject({ place: '龙井村', mentions: [{ id: ben.id }] });
  const told = async () => {
    const { list } = await ofThem(request, '/api/v1/notification/list?page=9999', ben);
    return list.map(({ kind }: { kind: string }) => kind);
  };
  await expect.poll(told).toContain('mention');
  await page.goto(`/posts/${post.id}`);
  await expect(page.getByText('龙井村').filter({ visible: true }).first()).toBeVisible();
  const called = page.locator(`a[href="/guest-page/${ben.id}"]`).filter({ visible: true });
  await called.first().click();
  await expect(page).toHaveURL(`/guest-page/${ben.id}`);
});

test('a post whose upload is cut off goes on after a reload with what is missing, and is there once', async ({
  page,
  request,
  t,
  signsIn,
}) => {
  const ann = await register(request, 'Ann Asters');
  await signsIn(page, ann);
  let arrived = 0;
  let isCut = true;
  await page.route('**/objects/upload**', async (route) => {
    // One of them arrives; whatever is tried after it finds no network.
    if (isCut && arrived > 0) return route.abort('connectionreset');
    arrived += 1;
    await route.continue();
  });
  await page.goto('/publish');
  await chooses(page, t, [await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg')]);
  await words(page, t).fill('三张照片');
  await submit(page, t).click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  const card = cards(page, t).getByRole('listitem');
  await expect(card.getByText(t('publish.state.waiting'))).toBeVisible();
  await page.reload();
  await expect(card.getByRole('progressbar')).toBeVisible();
  expect([arrived, await postsOf(request, ann)]).toEqual([1, []]);

  isCut = false;
  await page.reload();
  await expect(card.getByText(t('publish.state.done'))).toBeVisible({ timeout: 30_000 });
  expect(arrived).toBe(3);
  expect((await postsOf(request, ann)).map(({ media }: { media: unknown[] }) => media.length)).toEqual([3]);
});

test('a clip on its way without a connection waits, goes on with the next one, and outlives a change of place', async ({
  page,
  context,
  request,
  t,
  signsIn,
}) => {
  const ann = await register(request, 'Ann Asters');
  // The code of the cards is slow: whoever can write a post has it all the same, before the connection goes.
  await page.route('**/PublishingCards*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await signsIn(page, ann);
  await page.goto('/home/gallery');
  await page.getByRole('link', { name: t('feed.tabs.recommend'), exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: t('nav.publish'), exact: true }).click();
  await chooses(page, t, await clip());
  await expect(page.getByRole('radiogroup', { name: t('publish.cover') })).toBeVisible();
  await words(page, t).fill('海边');
  await expect(submit(page, t)).toBeEnabled();
  await context.setOffline(true);
  await submit(page, t).click();
  await expect(cards(page, t).getByText(t('publish.state.waiting'))).toBeVisible();
  await page.getByRole('link', { name: t('feed.tabs.gallery'), exact: true }).click();
  await expect(page).toHaveURL(/\/home\/gallery$/);
  await context.setOffline(false);
  await expect.poll(async () => (await postsOf(request, ann)).length, { timeout: 30_000 }).toBe(1);
  await page.getByRole('link', { name: t('feed.tabs.recommend'), exact: true }).click();
  await expect(cards(page, t).getByText(t('publish.state.done'))).toBeVisible({ timeout: 30_000 });
});
