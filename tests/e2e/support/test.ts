import type { Locale } from '@livery/contract';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { IntlMessageFormat } from 'intl-messageformat';
import { productTexts } from '../../../server/cli/brand/product-texts.ts';
import { clientMessages } from '../../../server/src/brand/brand.text.ts';
import { glossaryIn, renamingOf } from '../../../server/src/brand/glossary/glossary.ts';
import { type Database, openDatabase } from '../../../server/src/infra/database/database.ts';
import { type Person, storePeopleIn } from './api.ts';
import { allBrands } from './brands.ts';
import { databaseUrl } from './database.ts';
import { type Text, Visitor } from './visitor.ts';
import { signIn } from './walk.ts';

export interface BrandOptions {
  brand: string;
  messagesLocale: Locale;
}

interface Fixtures extends BrandOptions {
  /** What the brand says, by id, so that tests read what users read. */
  t: Text;
  /** Somebody at the page. */
  visitor: Visitor;
  /** Signs a browser in before it comes to a page. */
  signsIn(page: Page, person: Person): Promise<void>;
  /** Another browser, with the same watch over policy violations and script errors; like the first one unless it says otherwise. */
  newPerson(looks?: BrowserContextOptions): Promise<Page>;
}

/** What goes through a worker, `page.route` does not see: only tests that are about it have one. */
const ABOUT_WORKER = /\/(?:worker|push)\.spec\.ts$/;

/** Notes when a page breaks its own policy or throws; the fixtures fail a test whose notes are not empty. */
export const watch = async (context: BrowserContext, faults: string[]) => {
  await context.exposeFunction('reportViolation', (text: string) => faults.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void };
      reportViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  context.on('weberror', (error) => faults.push(`script: ${error.error().stack || String(error.error())}`));
};

/** Says it otherwise for one than for many, or by what somebody is. */
const COUNTED = /\{\w+, (?:plural|select)/;

/** The product's texts as a brand says them. */
const textsOf = async (locale: Locale, brand: string): Promise<Record<string, string>> => {
  const product = await productTexts(locale);
  const found = allBrands.find(({ id }) => id === brand);
  if (!found) return product;
  const rename = renamingOf(glossaryIn(found.glossaries, locale), locale);
  const named = Object.entries(product).map(([id, text]) => [id, rename(id, text)]);
  return { ...Object.fromEntries(named), ...clientMessages(found.messages, locale) };
};

const known = new Map<string, ReturnType<typeof textsOf>>();

/** What a brand says in a language. Values that are not given stay names in braces. */
export const textIn = async (locale: Locale, brand: string): Promise<Text> => {
  const key = `${locale} ${brand}`;
  // Thousands of texts, which stay as they are: put together once a worker.
  known.set(key, known.get(key) ?? textsOf(locale, brand));
  const texts = (await known.get(key)) ?? {};
  return (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`No text ${id} in ${locale}.json.`);
    if (COUNTED.test(text)) return String(new IntlMessageFormat(text, locale).format(values));
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
  };
};

export const test = base.extend<Fixtures, { database: Database }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const url = await databaseUrl(process.env.E2E_DATA_DIR ?? '');
      const database = openDatabase({ url, poolSize: 2, onError: () => undefined });
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  serviceWorkers: async ({}, use, { file }) => use(ABOUT_WORKER.test(file) ? 'allow' : 'block'),
  brand: ['aurora', { option: true }],
  messagesLocale: ['zh-CN', { option: true }],
  t: async ({ messagesLocale, brand }, use) => use(await textIn(messagesLocale, brand)),
  // Browsers resolve *.localhost by themselves; from here the brand travels in the Host header.
  request: async ({ playwright, brand, database }, use) => {
    const request = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
      extraHTTPHeaders: { host: `${brand}.localhost:${process.env.E2E_PORT}` },
    });
    const found = allBrands.find(({ id }) => id === brand);
    if (found) storePeopleIn(request, { brand: found, db: database.tenant(brand) });
    await use(request);
    await request.dispose();
  },
  context: async ({ context }, use) => {
    const faults: string[] = [];
    await watch(context, faults);
    await use(context);
    expect(faults).toEqual([]);
  },
  visitor: async ({ page, request, t }, use) => use(new Visitor(page, request, t)),
  signsIn: async ({ baseURL }, use) => use((page, person) => signIn(page, baseURL ?? '', person)),
  newPerson: async ({ browser, contextOptions, baseURL, viewport, hasTouch, isMobile, locale }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (looks = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
        viewport,
        hasTouch,
        isMobile,
        ...(locale !== undefined && { locale }),
        ...looks,
      });
      contexts.push(context);
      await watch(context, faults);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});

export { expect };
