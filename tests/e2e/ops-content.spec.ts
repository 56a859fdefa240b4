import { call } from './support/api.ts';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { deskIn, inBrand, phoneIn, test } from './support/someone.ts';
import { stored } from './support/stored.ts';
import { expect } from './support/test.ts';

const BRAND = 'jade';
const GROUP = 'Zz <b>trade</b> at night';
test.use(inBrand(BRAND));

test('a moderator dissolves a group before the eyes of who is in it, removes a comment and puts it back, hides a hashtag, and blocks a word', async ({
  arrives,
  enters,
  request,
}) => {
  const [mei, raj] = [await enters('Mei Trades', phoneIn('en')), await enters('Raj Trades', deskIn('en'))];
  const body = { display_name: GROUP, member_ids: [raj.person.id], cid: 'trade' };
  await call(request, '/api/v1/groups', body, mei.person.access);
  const post = { cid: 'tagged', kind: 'text', description: 'At night', hashtags: ['nighttrade'], place: '' };
  const how = { media: [], privacy: 'everyone', allow_comment: true, allow_save: true };
  const { id } = await call(request, '/social/api/posts', { ...post, ...how }, mei.person.access);
  const said = { text: 'Cheap <b>points</b>', cid: 'said' };
  await call(request, `/social/api/posts/${id}/comment`, said, mei.person.access);
  await raj.page.goto('/chat');
  const line = raj.page.getByRole('link', { name: GROUP });
  await expect(line).toBeVisible();

  const mod = await arrives(deskIn('en'));
  const { page, t } = mod;
  await page.goto('/ops/content/groups');
  await signsInToConsole(mod, await addOperator(BRAND, 'gina', 'moderator'));
  const dialog = page.getByRole('dialog');
  const because = async (reason: string, act: string) => {
    await dialog.getByLabel(t('ops.reason')).fill(reason);
    await dialog.getByRole('button', { name: t(act), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole('searchbox', { name: t('ops.groups.search') }).fill('zz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ops\/content\/groups\?q=zz$/);
  await page.getByRole('row', { name: GROUP }).getByRole('button').click();
  await because('Trade', 'ops.groups.dissolve');
  await expect(page.getByRole('row', { name: GROUP })).toHaveCount(0);
  await expect(line).toHaveCount(0);

  await page.getByRole('link', { name: t('ops.comments'), exact: true }).click();
  await page.getByLabel(t('ops.comments.post')).fill(`/posts/${id}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`post=${id}`));
  const comment = page.getByRole('row', { name: said.text });
  for (const [act, other] of [
    ['remove', 'restore'],
    ['restore', 'remove'],
  ] as const) {
    await comment.getByRole('button', { name: t(`ops.comments.${act}`), exact: true }).click();
    await because('Trade', `ops.comments.${act}`);
    await expect(
      comment.getByRole('button', { name: t(`ops.comments.${other}`), exact: true }),
    ).toBeVisible();
  }

  await page.getByRole('link', { name: t('ops.hashtags'), exact: true }).click();
  await page.getByRole('searchbox', { name: t('ops.hashtags.search') }).fill('night');
  await page.keyboard.press('Enter');
  const tag = page.getByRole('row', { name: '#nighttrade' });
  await tag.getByRole('button', { name: t('ops.hashtags.hide'), exact: true }).click();
  await because('Trade', 'ops.hashtags.hide');
  await expect(tag).toContainText(t('ops.hashtags.hidden'));
  const found = await request.get('/api/v1/search?type=hashtags&q=night', {
    headers: { authorization: `Bearer ${raj.person.access}` },
  });
  expect((await found.json()).result.hashtags).toEqual([]);

  await page.getByRole('link', { name: t('ops.words'), exact: true }).click();
  await page.getByLabel(t('ops.words'), { exact: true }).fill('nighttrade');
  await page.getByLabel(t('ops.words.probe')).fill('ＮＩＧＨＴtrade?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('ops.words.refused', { word: 'nighttrade' }))).toBeVisible();
  await page.getByLabel(t('ops.reason')).fill('Trade');
  // What was saved before is still said: only the answer tells that this is.
  const changed = stored(page, /\/block-words\/change$/);
  await page.keyboard.press('Enter');
  await changed;
  await expect(page.getByText(t('ops.saved')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('ops.words'), { exact: true })).toHaveValue('nighttrade');
});
