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
  await expect(page.getByRole('link', { name: '追蹤中' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByText('使用手機號碼繼續')).toBeVisible();
  await page.goto('/profile');
  // Settings have no file in Traditional Chinese.
  await expect(page.getByRole('radiogroup', { name: '语言' })).toBeVisible();
});

test('the language is chosen in settings, among all there are, and stays', async ({ newPerson }) => {
  const page = await newPerson({ ...TAIWAN, locale: 'en-GB' });
  await page.goto('/profile');
  await page.getByText('繁體中文').click();
  const settings = page.getByRole('heading', { name: '設定', level: 1 });
  await expect(settings).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await page.reload();
  await expect(settings).toBeVisible();
  await page.getByText('English').click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});
