import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inEveryLanguage, inLanguage, LOCALES, type Localized } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accentOf, brandFileOf } from '../../server/cli/brand/brand-options.ts';
import { writeBrand } from '../../server/cli/brand/write.ts';
import { BrandError } from '../../server/src/brand/brand.findings.ts';
import { escapeHtml } from '../../server/src/infra/html.ts';
import { startTestApp, type TestApp } from '../../server/src/testing/test-app.ts';

/** Names that somebody may give: of one letter, as long as they may be, and with signs that HTML and mail read. */
const TITLES: Readonly<Record<string, Localized>> = {
  one: { en: 'A', 'zh-CN': '李' },
  thirty: { en: 'Lilli fits it: till I fill it.', 'zh-CN': '一家开到很晚很晚的小店' },
  signs: { en: `Salt & <Pepper> "Co" 'Q'`, 'zh-CN': '盐 & <椒> “友”' },
  emoji: { en: '🍋 Lemon & 👩‍👩‍👧 Home', 'zh-CN': '🍋 柠檬' },
  sign: { en: '🍋', 'zh-CN': '🍋' },
};

let dir: string;
/** As `brand new` does: it refuses what the doctor finds. */
const make = async (id: string, { en, 'zh-CN': zh }: Localized) => {
  const accent = accentOf(id, undefined);
  if (accent === undefined) throw new Error('an id has an accent');
  const file = brandFileOf(id, { 'title-en': en, 'title-zh': zh });
  return writeBrand(dir, { file, accent, manner: 'soft' });
};

let app: TestApp;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'titles-'));
  for (const [id, title] of Object.entries(TITLES)) await make(id, title);
  app = await startTestApp({ brandsDir: dir });
});
afterAll(async () => {
  await app.stop();
  await rm(dir, { recursive: true, force: true });
});

const cookieOf = (locale: string) => ({ cookie: `prefs=${encodeURIComponent(`l=${locale}`)}` });

describe.each(Object.entries(TITLES))('the name of %s', (brand, titles) => {
  test.each(LOCALES)(
    'stands whole in pages, cards and the manifest, and ends nothing there: %s',
    async (locale) => {
      const title = inLanguage(titles, locale);
      const { raw } = await app.call({ url: '/login', brand, headers: cookieOf(locale) });
      const said = escapeHtml(title);
      expect(raw.body).toContain(`<title>${said}</title>`);
      for (const name of ['og:title', 'og:site_name'])
        expect(raw.body).toContain(`<meta property="${name}" content="${said}">`);
      for (const name of ['application-name', 'apple-mobile-web-app-title'])
        expect(raw.body).toContain(`<meta name="${name}" content="${said}">`);
      const boot = /id="boot"[^>]*>([^<]*)</.exec(raw.body)?.[1] ?? '';
      expect((JSON.parse(boot) as { brand: { title: unknown } }).brand.title).toEqual(
        inEveryLanguage(titles),
      );
      const notice = await app.call({
        url: '/api.html',
        brand,
        headers: { ...cookieOf(locale), accept: 'text/html' },
      });
      expect(notice.raw.body).toContain(` · ${said}</title>`);
      expect(raw.body + notice.raw.body).not.toContain('<Pepper>');
      expect(raw.body + notice.raw.body).not.toContain('<椒>');
    },
  );

  test('stands in the manifest and in mails as it is', async () => {
    const { raw } = await app.call({ url: '/manifest.webmanifest', brand });
    const title = titles['zh-CN'];
    expect(JSON.parse(raw.body)).toMatchObject({ name: title, short_name: title });
    const email = `somebody@${brand}.example`;
    const body = { mode: 'email', email, device_id: 'device-of-somebody' };
    for (const [locale, language] of [
      ['zh-CN', 'zh'],
      ['en', 'en'],
    ] as const) {
      const headers = { 'accept-language': language };
      const { status } = await app.call({
        method: 'POST',
        url: '/api/v3/verification',
        brand,
        body: { ...body, email: `${locale}.${email}` },
        headers,
      });
      expect(status).toBe(200);
      const [mail] = app.infra.mailbox?.list(brand, `${locale}.${email}`.toLowerCase()) ?? [];
      expect(mail?.subject).toContain(titles[locale]);
      expect(mail?.subject).not.toMatch(/[\r\n]/);
    }
  });
});

test('a name that would be cut off is refused with what fits of it', async () => {
  const refused = await make('long', {
    en: 'The Wonderful Garden of Us All',
    'zh-CN': '字'.repeat(30),
  }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BrandError);
  const { findings } = refused as BrandError;
  expect(findings.map(({ field }) => field)).toEqual(['title.zh-CN', 'title.en']);
  expect(findings[0]?.suggestion).toBe('字'.repeat(12));
});
