import type { APIRequestContext } from '@playwright/test';
import { call, type Person } from './api.ts';
import { deskIn, phoneIn, type Someone, test as signedIn } from './someone.ts';

/** Ann has a phone in Chinese, Bob a desk in English. */
export const test = signedIn.extend<{ ann: Someone; bob: Someone }>({
  ann: async ({ enters }, use) => use(await enters('Ann Outside', phoneIn('zh-CN'))),
  bob: async ({ enters }, use) => use(await enters('Bob Inside', deskIn('en'))),
});

export const field = ({ page, t }: Someone) => page.getByRole('textbox', { name: t('room.write') });

/** Writes and sends. */
export const write = async (one: Someone, words: string) => {
  await field(one).fill(words);
  await field(one).press('Enter');
};

/** Of a menu. */
export const choose = ({ page, t }: Someone, name: string) =>
  page.getByRole('menuitem', { name: t(name), exact: true }).click();

/** Of the list of conversations. */
export const row = ({ page }: Someone, name: string) =>
  page.locator('a[href^="/room/"]').filter({ hasText: name });

/** Of both. */
export const groupOf = async (request: APIRequestContext, owner: Person, member: Person): Promise<string> => {
  const group = { display_name: 'Tea at seven', member_ids: [member.id], cid: 'tea' };
  return (await call(request, '/api/v1/groups', group, owner.access)).id;
};
