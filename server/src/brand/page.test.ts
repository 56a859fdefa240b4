import { inLanguage } from '@livery/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { escapeHtml } from '../infra/html.ts';
import { analyticsHosts } from './analytics.rules.ts';
import { loadBrands } from './brand.loader.ts';
import { readBrand } from './brand.read.ts';
import type { BrandRegistry } from './brand.registry.ts';
import { BRANDS_DIR, brandsFixture } from './brand.testing.ts';
import type { Brand } from './brand.ts';
import { contentSecurityPolicy } from './csp.ts';
import { type PageParts, readTemplate, renderPage } from './page.ts';

const TEMPLATE = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><!--livery:head--><script type="module" src="/assets/main.js"></script></head>
<body><div id="root"><!--livery:shell--></div><!--livery:boot--></body>
</html>`;
const HOSTILE = '</script><img src=x onerror=alert(1)><!--livery:boot-->"\'&\u2028$&$1';

let brands: BrandRegistry;
beforeAll(async () => {
  brands = await loadBrands(BRANDS_DIR, { strict: true });
});

const brandAt = (host: string): Brand => {
  const brand = brands.byHost(host);
  if (brand === undefined) throw new Error(`no brand at ${host}`);
  return brand;
};

const page = (change: Partial<PageParts> = {}): string =>
  renderPage({
    template: readTemplate(TEMPLATE),
    brand: brandAt('localhost'),
    locale: 'zh-CN',
    scheme: undefined,
    nonce: 'n0nce',
    isFirstScreen: true,
    origin: 'https://aurora.example',
    boot: { brand: 'x' },
    first: { markup: '<main></main>', styles: '', links: '' },
    ...change,
  });

const bootOf = (html: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="boot"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '',
  ) as unknown;

describe('the first HTML', () => {
  test('names what a brand chose of later pages, and of the wallet, only where it chose something', async () => {
    const choosing = async (variants: object) => {
      const fixture = await brandsFixture('aurora');
      await fixture.change('aurora/brand.json', ['variants'], variants);
      const brand = await readBrand(fixture.dir, 'aurora');
      return /<link id="brand-sheet"[^>]*>/.exec(page({ brand }))?.[0];
    };
    expect(await choosing({})).toBeUndefined();
    expect(await choosing({ wallet: 'band' })).toContain(' disabled data-wallet ');
    const later = await choosing({ profile: 'centred' });
    expect(later).toContain(' disabled ');
    expect(later).not.toContain('data-wallet');
  });

  test('wears the brand of its host', () => {
    const plain = { ...brandAt('localhost'), id: 'plain', fontPreloads: [] };
    const named = { ...plain, config: { ...plain.config, title: { en: 'A & B', 'zh-CN': '甲 & 乙' } } };
    for (const brand of [...brands.all, named]) {
      const html = page({ brand, locale: brand.config.locale });
      expect(html).toContain(`<html lang="${brand.config.locale}" dir="ltr" class="brand-${brand.id}">`);
      expect(html).toContain(
        `<title>${escapeHtml(inLanguage(brand.config.title, brand.config.locale))}</title>`,
      );
      expect(html).toContain(`href="/brands/${brand.id}/icon.svg?v=`);
      for (const path of brand.fontPreloads)
        expect(html).toContain(`as="font" type="font/woff2" crossorigin href="/brands/${brand.id}/${path}`);
      expect(html).toContain(brand.themeCss);
      expect(html).toContain('<div id="root"><main></main></div>');
      expect(html).not.toContain('<!--livery:');
    }
  });

  test('forces a scheme only when the user has one', () => {
    const { themeColor } = brandAt('localhost');
    expect(page()).not.toContain('data-scheme=""');
    expect(page()).toContain(`media="(prefers-color-scheme:dark)" content="${themeColor.dark}"`);
    const dark = page({ scheme: 'dark' });
    expect(dark).toContain('class="brand-aurora" data-scheme="dark">');
    expect(dark).toContain(`<meta name="theme-color" content="${themeColor.dark}">`);
    expect(dark).not.toContain(`content="${themeColor.light}"`);
  });

  test('gives every script and style its nonce', () => {
    const tags = page().match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThanOrEqual(3);
    for (const tag of tags) expect(tag).toContain('nonce="n0nce"');
  });

  test('says when the template was built without a marker', () => {
    expect(() => readTemplate('<html><head></head></html>')).toThrow('<!--livery:head-->');
  });
});

describe('what is drawn first', () => {
  test('stands in the root, with its rules and its pictures in the head', () => {
    const html = page({
      first: {
        markup: '<main data-style="1">$& words</main>',
        styles: '[data-style="1"]{height:9px}',
        links: '<link rel="preload" as="image" href="/poster.webp"/>',
      },
    });
    expect(html).toContain('<div id="root"><main data-style="1">$& words</main></div>');
    expect(html).toContain('<style nonce="n0nce">[data-style="1"]{height:9px}</style>');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head.indexOf('/poster.webp')).toBeLessThan(head.indexOf('<script'));
    expect(head.indexOf('/poster.webp')).toBeGreaterThan(0);
  });

  test('may be nothing: the client draws itself', () => {
    const html = page({ first: { markup: '', styles: '', links: '' } });
    expect(html).toContain('<div id="root"></div>');
    expect(html.match(/<style/g)).toHaveLength(1);
  });
});

describe('hostile texts', () => {
  test('in a title and a tagline are shown, never run', () => {
    const { config, ...rest } = brandAt('localhost');
    const texts = { 'zh-CN': HOSTILE, en: HOSTILE };
    const html = page({ brand: { ...rest, config: { ...config, title: texts, tagline: texts } } });
    expect(html).not.toContain('<img');
    expect(html).toContain(
      '<title>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt;!--livery:boot--&gt;&quot;&#39;&amp;\u2028$&amp;$1</title>',
    );
    expect(html.match(/id="boot"/g)).toHaveLength(1);
  });

  test('in boot data arrive as they were and cannot end the block', () => {
    const boot = { feed: [HOSTILE], [HOSTILE]: 1 };
    const html = page({ boot });
    expect(bootOf(html)).toEqual(boot);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('\u2028');
  });

  test('of any kind arrive as they were', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (boot) => {
        expect(bootOf(page({ boot }))).toEqual(JSON.parse(JSON.stringify(boot)));
      }),
    );
  });
});

test('the policy allows scripts and styles of this response alone, no framing and no plugin', () => {
  const rules = new Map(
    contentSecurityPolicy('n0nce')
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule]),
  );
  expect(rules.get('script-src')).toBe("script-src 'self' 'nonce-n0nce' 'wasm-unsafe-eval'");
  expect(rules.get('style-src')).toBe("style-src 'self' 'nonce-n0nce'");
  expect(rules.get('default-src')).toBe("default-src 'none'");
  expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(rules.get('base-uri')).toBe("base-uri 'none'");
  expect(rules.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

test('the policy lets page views go to the brand’s own host, and to no other', () => {
  const sendsTo = (url: string) => {
    const policy = contentSecurityPolicy('n0nce', analyticsHosts({ analytics: { url } }));
    return /connect-src [^;]*/.exec(policy)?.[0];
  };
  expect(sendsTo('https://stats.example:8443/view;script-src?x=*')).toBe(
    "connect-src 'self' https://stats.example:8443",
  );
  expect(sendsTo('/stats/view')).toBe("connect-src 'self'");
  expect(sendsTo('https://a b')).toBe("connect-src 'self'");
});
