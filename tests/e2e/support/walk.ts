import { expect, type Page } from '@playwright/test';

type Text = (id: string, values?: Record<string, string | number>) => string;

/** Through the login screen, as a user would. */
export const logIn = async (
  page: Page,
  t: Text,
  { email, password }: { email: string; password: string },
) => {
  await page.goto('/login/email');
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page).toHaveURL('/home/recommend');
};

export const logOut = async (page: Page, t: Text) => {
  await page.goto('/my-page');
  await page.getByRole('button', { name: t('me.log_out') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('me.log_out') })
    .click();
  await expect(page.getByText(t('me.log_out.done'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.cookie.includes('u%3D1'))).toBe(false);
};
