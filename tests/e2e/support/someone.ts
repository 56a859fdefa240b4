import type { APIRequestContext, Page } from '@playwright/test';
import { call, type Person, register, uniqueName } from './api.ts';
import { test as base, textIn } from './test.ts';
import { type Text, Visitor } from './visitor.ts';

/** A person at a browser of their own, in their language. */
export interface Someone {
  page: Page;
  person: Person;
  t: Text;
}

export type Locale = 'zh-CN' | 'en';

interface Looks {
  viewport: { width: number; height: number };
  locale: Locale;
  hasTouch?: boolean;
  isMobile?: boolean;
}

/** The looks of a browser, in a language. */
export const phoneIn = (locale: Locale): Looks => ({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale,
});
export const deskIn = (locale: Locale): Looks => ({ viewport: { width: 1440, height: 900 }, locale });

export const inBrand = (brand: string) => ({
  brand,
  baseURL: `http://${brand}.localhost:${process.env.E2E_PORT}`,
});

interface Entrances {
  /** Somebody at a new browser, nobody yet. */
  arrives(looks: Looks): Promise<Pick<Someone, 'page' | 't'>>;
  /** Somebody new comes, signed in. */
  enters(nickname: string, looks: Looks): Promise<Someone>;
}

export const test = base.extend<Entrances>({
  arrives: async ({ newPerson, baseURL, brand }, use) => {
    await use(async (looks) => {
      const page = await newPerson(looks);
      await page.context().addCookies([{ name: 'prefs', value: `l%3D${looks.locale}`, url: baseURL ?? '' }]);
      return { page, t: await textIn(looks.locale, brand) };
    });
  },
  enters: async ({ arrives, request, signsIn }, use) => {
    await use(async (nickname, looks) => {
      const [someone, person] = [await arrives(looks), await register(request, nickname)];
      await signsIn(someone.page, person);
      return { ...someone, person };
    });
  },
});

const tokensIn = (page: Page): Promise<{ access_token: string; refresh_token: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lv.tokens.2') ?? '{}'));

/** Signs up by e-mail in the login dialog that stands over the page; what asked for it goes on. */
export const signsUp = async (
  { page, t }: Pick<Someone, 'page' | 't'>,
  request: APIRequestContext,
  nickname: string,
): Promise<Person> => {
  const visitor = new Visitor(page, request, t);
  const username = uniqueName();
  const account = { username, password: 'Passw0rd99', nickname };
  const email = `${username}@mail.example`;
  await visitor.in('login.title').choosesEmail();
  await visitor.in('login.title').presses('login.register');
  await visitor.in('register.title').fills('login.email', email);
  await visitor.in('register.title').presses('register.send_code');
  await visitor.in('register.code.title').typesCode(email);
  await visitor.in('register.account.title').namesAccount(account);
  await visitor.in('register.done.title').presses('register.done.go_on');
  const { access_token: access, refresh_token: refresh } = await tokensIn(page);
  const me = await request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${access}` } });
  return { ...account, email, id: (await me.json()).result.id, access, refresh };
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
