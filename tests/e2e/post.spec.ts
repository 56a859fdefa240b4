import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { call, type Person, register, uniqueName } from './support/api.ts';
import { codeIn } from './support/codes.ts';
import { dragFinger, spreadFingers } from './support/finger.ts';
import { expect, test } from './support/test.ts';
import { startOf, type Text } from './support/visitor.ts';

const asked = async (request: APIRequestContext, path: string, person?: Person) =>
  request.get(path, { ...(person && { headers: { authorization: `Bearer ${person.access}` } }) });

const toPost = (request: APIRequestContext, id: string, what: string, { access }: Person) =>
  request.put(`/social/api/posts/${id}/${what}`, { headers: { authorization: `Bearer ${access}` } });

/** The stage stands before its code: what can be done with the post comes with that. */
const opens = async (page: Page, t: Text, id: string) => {
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole('button', { name: startOf(t, 'post.share') }).first()).toBeVisible();
};

const writes = async (request: APIRequestContext, author: Person): Promise<string> => {
  const description = `在海边走了很久 ${uniqueName()}`;
  const draft = { cid: 'sea', kind: 'text', description, hashtags: [], media: [], privacy: 'everyone' };
  return (
    await call(
      request,
      '/social/api/posts',
      { ...draft, allow_comment: true, allow_save: true },
      author.access,
    )
  ).id;
};

test('pictures of a post turn under a finger, grow under two, and are saved', async ({
  page,
  request,
  t,
}) => {
  const feed = await asked(request, '/social/api/guest/recommend/public?per_page=10');
  const post = (await feed.json()).result.list.find(
    (each: { kind: string; media: unknown[]; permissions: { allow_save: boolean } }) =>
      each.kind === 'images' && each.media.length > 1 && each.permissions.allow_save,
  );
  const total = post.media.length;
  await opens(page, t, post.id);
  await dragFinger(page, [340, 400], [40, 404]);
  await expect(page.getByText(`2/${total}`, { exact: true })).toBeVisible();

  await spreadFingers(page, [195, 400]);
  const viewer = page.getByRole('dialog', { name: t('post.picture') });
  await expect(viewer.getByText(`2 / ${total}`, { exact: true })).toBeVisible();
  const picture = viewer.getByRole('img').first();
  await expect(picture).toBeVisible();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await spreadFingers(page, [195, 420], 160);
  await expect.poll(width).toBeGreaterThan(before * 1.5);

  const saved = page.waitForEvent('download');
  await viewer.getByRole('button', { name: t('post.more.save') }).click();
  await saved;
  await viewer.getByRole('button', { name: t('post.close') }).click();
  await expect(viewer).toHaveCount(0);
  await expect(page.getByText(`2/${total}`, { exact: true })).toBeVisible();
});

test('a card of a post is saved, and whoever scans it comes to the post', { tag: '@sizes' }, async ({
  page,
  request,
  t,
  baseURL,
}) => {
  const feed = await asked(request, '/social/api/guest/recommend/public?per_page=10');
  const { list } = (await feed.json()).result;
  const pictured = list.find(({ kind }: { kind: string }) => kind === 'images');
  const written = await writes(request, await register(request, 'Ann Author'));
  for (const id of [pictured.id, written]) {
    await opens(page, t, id);
    await page
      .getByRole('button', { name: startOf(t, 'post.share') })
      .first()
      .click();
    await page.getByRole('button', { name: t('post.share.qr') }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('code.save'), exact: true }).click();
    const card = await saving;
    expect(card.suggestedFilename()).toMatch(new RegExp(`-${id}\\.png$`));
    expect(await codeIn(await card.path())).toBe(`${baseURL}/posts/${id}`);
    await page.keyboard.press('Escape');
  }
});

test.describe('the menu of a post', () => {
  const menuOf = async (page: Page, t: Text): Promise<Locator> => {
    await page
      .getByRole('button', { name: t('post.more'), exact: true })
      .first()
      .click();
    return page.getByRole('menu');
  };
  const chooses = async (page: Page, t: Text, id: string) =>
    (await menuOf(page, t)).getByRole('menuitem', { name: t(id), exact: true }).click();

  test('its author alone sees who viewed it, says who may see it, and deletes it, or not after all', {
    tag: '@sizes',
  }, async ({ page, request, t, signsIn }) => {
    const [ann, ben] = [await register(request, 'Ann Author'), await register(request, 'Ben Viewer')];
    const id = await writes(request, ann);
    await call(request, `/social/api/posts/${id}/view`, {}, ben.access);
    await toPost(request, id, 'like', ben);
    await signsIn(page, ann);
    await opens(page, t, id);
    for (const list of ['likers', 'viewers']) {
      await chooses(page, t, `post.more.${list}`);
      const sheet = page.getByRole('dialog', { name: t(`post.${list}`) });
      await expect(sheet.getByText('Ben Viewer')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }

    await chooses(page, t, 'post.more.permissions');
    const settings = page.getByRole('dialog', { name: t('post.permissions') });
    const isSeen = async () => (await asked(request, `/social/api/posts/${id}`, ben)).status();
    for (const [privacy, status] of [
      ['self', 403],
      ['everyone', 200],
    ] as const) {
      const choice = settings.getByRole('radio', { name: t(`post.privacy.${privacy}`), exact: true });
      // A finger meets the words.
      await choice.locator('..').click();
      await expect.poll(isSeen).toBe(status);
      await expect(choice).toBeChecked();
    }
    await page.keyboard.press('Escape');
    await expect(settings).toHaveCount(0);

    await chooses(page, t, 'post.more.delete');
    await expect(page.getByText(t('post.deleted'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('post.undo'), exact: true }).click();
    expect((await asked(request, `/social/api/posts/${id}`, ann)).status()).toBe(200);
    await opens(page, t, id);
    await chooses(page, t, 'post.more.delete');
    await expect(page.getByText(t('post.deleted'), { exact: true })).toBeVisible();
    // Whoever leaves the page has thought about it.
    await page.goto('/home/recommend');
    await expect.poll(isSeen).toBe(404);
  });

  test('others report it, and want to see less like it, or not after all', { tag: '@sizes' }, async ({
    page,
    request,
    t,
    signsIn,
  }) => {
    const [ann, ben] = [await register(request, 'Ann Author'), await register(request, 'Ben Viewer')];
    const id = await writes(request, ann);
    await signsIn(page, ben);
    await opens(page, t, id);
    const menu = await menuOf(page, t);
    for (const own of ['viewers', 'permissions', 'delete'])
      await expect(menu.getByRole('menuitem', { name: t(`post.more.${own}`) })).toHaveCount(0);
    await menu.getByRole('menuitem', { name: t('post.more.report'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t('report.title.post') });
    await sheet.getByText(t('report.spam'), { exact: true }).click();
    await sheet.getByRole('button', { name: t('report.send'), exact: true }).click();
    await expect(page.getByText(t('report.done'), { exact: true })).toBeVisible();
    await expect(sheet).toHaveCount(0);

    await chooses(page, t, 'post.more.hide');
    await expect(page.getByText(t('post.hidden'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('post.undo'), exact: true }).click();
    await expect(page.getByText(t('post.hidden'), { exact: true })).toHaveCount(0);
  });
});
