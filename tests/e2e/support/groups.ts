import type { Person } from './api.ts';
import { deskIn, phoneIn, type Someone, test as signedIn } from './someone.ts';
import { expect } from './test.ts';
import { startOf } from './visitor.ts';

/** What people do with a group and its members, for the tests of groups. */

/** Ann has a phone in Chinese, Bob and Cas desks in English. */
export const test = signedIn.extend<{ ann: Someone; bob: Someone; cas: Someone }>({
  ann: async ({ enters }, use) => use(await enters('Ann Outside', phoneIn('zh-CN'))),
  bob: async ({ enters }, use) => use(await enters('Bob Inside', deskIn('en'))),
  cas: async ({ enters }, use) => use(await enters('Cas Around', deskIn('en'))),
});

export const NAME = 'Tea at seven';

export const presses = ({ page, t }: Someone, id: string, values?: Record<string, string | number>) =>
  page
    .getByRole('button', { name: t(id, values), exact: true })
    .last()
    .click();
export const sees = ({ page, t }: Someone, id: string, values?: Record<string, string | number>) =>
  expect(page.getByText(t(id, values), { exact: true }).last()).toBeVisible();
export const dialog = ({ page, t }: Someone, id: string) =>
  page.getByRole('dialog', { name: t(id), exact: true });
export const closes = async (one: Someone) => {
  await presses(one, 'room.close');
  await expect(one.page.getByRole('dialog').filter({ has: one.page.locator('[data-grab]') })).toHaveCount(0);
};
export const opensRow = ({ page }: Someone, name: string) =>
  page.locator('a[href^="/room/"]').filter({ hasText: name }).click();
/** On a phone they are a page over the room, on a desk they stand beside it. */
export const opensDetails = async (one: Someone) => {
  if ((one.page.viewportSize()?.width ?? 0) < 800)
    await one.page.getByRole('heading', { name: NAME }).getByRole('button').click();
  else await presses(one, 'room.details');
};
export const picks = async (one: Someone, who: Person) => {
  const sheet = one.page.getByRole('dialog').last();
  await sheet.getByRole('searchbox').fill(who.username);
  await sheet.getByRole('button', { name: new RegExp(who.nickname) }).click();
};
export const manages = async ({ page, t }: Someone, id: string) =>
  page
    .getByRole('button', { name: startOf(t, id) })
    .first()
    .click();
export const opensMember = ({ page }: Someone, who: Person) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(who.nickname) })
    .click();
export const switches = ({ page, t }: Someone, id: string) =>
  page.getByRole('switch', { name: t(id), exact: true });
export const field = ({ page, t }: Pick<Someone, 'page' | 't'>) =>
  page.getByRole('textbox', { name: t('room.write') });
