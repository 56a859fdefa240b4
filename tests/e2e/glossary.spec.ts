import { expect } from '@playwright/test';
import { inBrand, phoneIn, test } from './support/someone.ts';

test.use(inBrand('lotus'));

test('what a brand calls things is said on pages, in the language of who reads and in one that they turn to', async ({
  enters,
}) => {
  const { page } = await enters('Ann Petal', phoneIn('en'));
  await page.goto('/wallet');
  await expect(page.getByText('Petals balance')).toBeVisible();
  await page.goto('/friends');
  await expect(page.getByRole('link', { name: 'Circles' })).toBeVisible();
  await expect(page.getByText(/\bgroups?\b/i)).toHaveCount(0);

  await page.goto('/profile');
  await expect(page.getByText('Petals and exchange')).toBeVisible();
  await page.getByText('简体中文', { exact: true }).click();
  await expect(page.getByText('花瓣与兑换')).toBeVisible();
  await page.goto('/friends');
  await expect(page.getByRole('link', { name: '圈子' })).toBeVisible();
  await expect(page.getByText('群')).toHaveCount(0);
});
