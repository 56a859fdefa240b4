import type { APIRequestContext, Page } from '@playwright/test';
import { call, type Person, register } from './api.ts';
import { textIn } from './test.ts';
import type { Text } from './visitor.ts';

/** A person at a browser of their own, in their language. */
export interface Someone {
  page: Page;
  person: Person;
  t: Text;
}

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
};

interface Entrance {
  page: Page;
  request: APIRequestContext;
  signsIn: (page: Page, person: Person) => Promise<void>;
  baseURL: string | undefined;
}

/** Somebody new comes to that page, signed in. */
export const enters = async (
  { page, request, signsIn, baseURL = '' }: Entrance,
  nickname: string,
  locale: 'zh-CN' | 'en',
): Promise<Someone> => {
  const person = await register(request, nickname);
  await page.context().addCookies([{ name: 'prefs', value: `l%3D${locale}`, url: baseURL }]);
  await signsIn(page, person);
  return { page, person, t: await textIn(locale) };
};

/** Of two people, as the first one opens it. */
export const directRoom = async (request: APIRequestContext, from: Person, to: Person): Promise<string> =>
  (await call(request, '/api/v1/groups/direct', { contact_id: to.id }, from.access)).id;

/** Chooses one conversation in the sheet of where to send something, and sends it there. */
export const sendsTo = async (
  { page, t }: Someone,
  name: RegExp,
  { title = 'room.share.to', words }: { title?: string; words?: string } = {},
): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: t(title) });
  await sheet.getByRole('button', { name }).click();
  if (words) await sheet.getByRole('textbox', { name: t('room.share.words') }).fill(words);
  await sheet.getByRole('button', { name: /1/ }).click();
  await sheet.waitFor({ state: 'hidden' });
};
