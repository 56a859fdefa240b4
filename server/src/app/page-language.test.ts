import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const open = async (brand: string, headers: Record<string, string>, url = '/login') => {
  const { body, headers: sent } = (await app.call({ url, brand, headers })).raw;
  const [, lang, dir] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(body) ?? [];
  const [, boot = '{}'] = /id="boot"[^>]*>([^<]*)</.exec(body) ?? [];
  return { body, lang, dir, vary: sent.vary, boot: JSON.parse(boot) as { locale?: string; brand?: object } };
};

describe('a page speaks', () => {
  it.each([
    ['aurora', undefined, 'zh-CN'],
    ['aurora', 'zh-TW,zh;q=0.9,en;q=0.8', 'zh-TW'],
    ['aurora', 'zh-HK', 'zh-TW'],
    ['aurora', 'en, zh-Hant;q=0.1', 'zh-TW'],
    ['aurora', 'zh-CN, zh-TW;q=0.9', 'zh-CN'],
    // The brand's own language, until somebody chooses.
    ['aurora', 'en', 'zh-CN'],
    ['saffron', 'zh-TW', 'en'],
  ])('at %s to who reads %s: %s', async (brand, wanted, locale) => {
    const page = await open(brand, wanted === undefined ? {} : { 'accept-language': wanted });
    expect([page.lang, page.dir, page.boot.locale]).toEqual([locale, 'ltr', locale]);
    expect(page.vary).toContain('accept-language');
  });

  it('what was chosen, whatever the browser reads', async () => {
    const headers = { cookie: `prefs=${encodeURIComponent('l=zh-TW')}`, 'accept-language': 'en' };
    expect((await open('saffron', headers)).lang).toBe('zh-TW');
  });
});

describe('in a language that falls back to another', () => {
  const headers = { 'accept-language': 'zh-TW', accept: 'text/html' };

  it('the brand says of itself what it has in that other', async () => {
    const { title } = app.infra.brands.byHost('aurora.localhost')?.config ?? {};
    const page = await open('aurora', headers);
    expect(page.body).toContain(`<title>${title?.['zh-CN']}</title>`);
    expect(page.boot.brand).toMatchObject({ title: { ...title, 'zh-TW': title?.['zh-CN'] } });
  });

  it('its letters are drawn as its readers write them', async () => {
    const theme = ({ body }: { body: string }) => /id="theme">([^<]*)</.exec(body)?.[1] ?? '';
    expect(theme(await open('aurora', headers))).toContain('"PingFang TC","Noto Sans TC"');
    expect(theme(await open('aurora', headers))).not.toContain('SC"');
    expect(theme(await open('aurora', {}))).toContain('"PingFang SC","Noto Sans SC"');
  });

  it('notices and errors are said in it', async () => {
    expect((await open('aurora', headers, '/nothing.html')).body).toContain('<h1>這裡什麼都沒有</h1>');
    const { raw } = await app.call({
      url: '/api/v1/users/me',
      brand: 'aurora',
      headers: { 'accept-language': 'zh-TW' },
    });
    expect(raw.json().message).toBe('請重新登入');
  });
});
