import { expect, type Page } from '@playwright/test';

import type { Person } from './api.ts';

type Text = (id: string, values?: Record<string, string | number>) => string;

/** Signed in as in a browser in which somebody logged in before; what a test is not about, it does not click through. */
export const signIn = async (page: Page, origin: string, person: Person): Promise<void> => {
  const context = page.context();
  const kept = (await context.cookies(origin)).find(({ name }) => name === 'prefs');
  const prefs = new URLSearchParams(decodeURIComponent(kept?.value ?? ''));
  prefs.set('u', '1');
  await context.addCookies([{ name: 'prefs', value: encodeURIComponent(prefs.toString()), url: origin }]);
  const tokens = { access_token: person.access, refresh_token: person.refresh, login: person.username };
  await context.addInitScript((value) => {
    if (window !== top || !location.protocol.startsWith('http')) return;
    // Once: what the application makes of it later stays.
    if (localStorage.getItem('signed-in') === value) return;
    localStorage.setItem('signed-in', value);
    localStorage.setItem('lv.tokens.2', value);
    // Whether this browser is to be told of what is new would be asked in the middle of what a test is about.
    localStorage.setItem('lv.push.asked.1', 'true');
  }, JSON.stringify(tokens));
};

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
  await page.goto('/profile');
  await page.getByRole('button', { name: t('me.log_out') }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: t('me.log_out') });
  // Looked for from before: a busy machine might come when it is gone.
  await Promise.all([expect(page.getByText(t('me.log_out.done'))).toBeVisible(), confirm.click()]);
  await expect(page).toHaveURL('/home/recommend');
  await expect.poll(() => page.evaluate(() => document.cookie.includes('u%3D1'))).toBe(false);
};

/** To another address of the running application, as one of its links would go. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
