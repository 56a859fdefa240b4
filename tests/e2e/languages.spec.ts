import { expect, test } from './support/test.ts';

const TAIWAN = { locale: 'zh-TW', viewport: { width: 390, height: 844 } };

test('who reads Traditional Chinese gets the shell in it from the first HTML on, and where it has no words the simplified ones', async ({
  newPerson,
}) => {
  const page = await newPerson(TAIWAN);
  const html = await (await page.goto('/home/recommend'))?.text();
  expect(html).toContain('<html lang="zh-TW" dir="ltr"');
  // The drawing: no script has run.
  const drawn = html?.replace(/<script.*?<\/script>/gs, '');
  for (const words of ['訊息', '追蹤', '登入']) expect(drawn).toContain(words);
  await page.getByRole('link', { name: '登入' }).first().click();
  await expect(page.getByText('使用手機號碼繼續')).toBeVisible();
  await page.goto('/profile');
  // Settings have no file in Traditional Chinese.
  await expect(page.getByRole('radiogroup', { name: '语言' })).toBeVisible();
});

test('the language is chosen in settings, among all there are, and stays', async ({ newPerson }) => {
  const page = await newPerson({ ...TAIWAN, locale: 'en-GB' });
  await page.goto('/profile');
  await page.getByText('繁體中文').click();
  const navigation = page.getByRole('navigation', { name: '主選單' });
  await expect(navigation.getByRole('link', { name: '首頁' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await page.reload();
  await expect(navigation.getByRole('link', { name: '首頁' })).toBeVisible();
  await page.getByText('English').click();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
});
