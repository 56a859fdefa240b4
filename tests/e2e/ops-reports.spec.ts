import { call } from './support/api.ts';
import { addOperator, signsInToConsole } from './support/operators.ts';
import { deskIn, inBrand, phoneIn, type Someone, test } from './support/someone.ts';
import { expect } from './support/test.ts';

const BRAND = 'saffron';
const WORDS = 'Cheap <b>points</b> here';
const WHY = 'No trade in points';
test.use(inBrand(BRAND));

/** Through the menu of the post, as people do. */
const reports = async ({ page, t }: Someone, post: string) => {
  await page.goto(`/posts/${post}`);
  const sheet = page.getByRole('dialog', { name: t('report.title.post') });
  // A press that comes before the code of the menu, or while the page is drawn, is nobody's.
  await expect(async () => {
    await page
      .getByRole('button', { name: t('post.more'), exact: true })
      .first()
      .click({ timeout: 2_000 });
    const item = page.getByRole('menuitem', { name: t('post.more.report'), exact: true });
    await item.click({ timeout: 2_000 });
    await expect(sheet).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await sheet
    .getByRole('radio', { name: t('report.fraud') })
    .locator('..')
    .click();
  await sheet.getByRole('textbox', { name: t('report.words') }).fill('<img src=x onerror=alert(1)>');
  await sheet.getByRole('button', { name: t('report.send'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
};

test('a post that two people reported is one entry; a moderator takes it down by keys, and its author reads why', async ({
  arrives,
  enters,
  request,
}) => {
  const [mei, raj, sam] = [
    await enters('Mei Sells', phoneIn('en')),
    await enters('Raj Reports', deskIn('en')),
    await enters('Sam Reports', phoneIn('zh-CN')),
  ];
  const body = { cid: 'reported', kind: 'text', description: WORDS, hashtags: [], place: '', media: [] };
  const how = { privacy: 'everyone', allow_comment: true, allow_save: true };
  const { id } = await call(request, '/social/api/posts', { ...body, ...how }, mei.person.access);
  await reports(raj, id);
  await call(
    request,
    '/social/api/report/post',
    { post_id: id, reason: 'spam', text: 'again' },
    sam.person.access,
  );

  const mod = await arrives(deskIn('en'));
  const { page, t } = mod;
  await page.goto('/ops/reports?kind=post');
  await signsInToConsole(mod, await addOperator(BRAND, 'mona', 'moderator'));
  const row = page.getByRole('row', { name: WORDS });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(mei.person.username);
  await expect(row).toContainText(t('ops.reports.times', { reason: t('ops.reports.reason.spam'), count: 1 }));
  await row.getByRole('link', { name: WORDS }).click();
  await expect(page).toHaveURL(/\/ops\/reports\?kind=post&case=\d+$/);
  await expect(page.getByRole('article')).toContainText(WORDS);
  await expect(page.getByRole('row', { name: '<img src=x onerror=alert(1)>' })).toContainText(
    raj.person.username,
  );

  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('ops.reason.missing'))).toBeVisible();
  await page.keyboard.type(WHY);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('ops.reports.done.uphold'))).toBeVisible();
  await page.goto('/ops/reports?state=upheld');
  await expect(page.getByRole('row', { name: WORDS })).toContainText(WHY);

  await mei.page.goto('/notifications');
  await mei.page.getByRole('main').getByText(WHY).click();
  await expect(mei.page).toHaveURL(new RegExp(`/posts/${id}`));
  await expect(mei.page.getByText(mei.t('post.state.rejected'), { exact: true })).toBeVisible();
});
