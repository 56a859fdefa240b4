import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadBrands } from './brand.loader.ts';
import { BRANDS_DIR } from './brand.testing.ts';
import { noticePolicy, renderNotice } from './notice.ts';

const brands = await loadBrands(BRANDS_DIR, { strict: true });

test('every brand has its notices in every language, each alone on its page', () => {
  for (const brand of brands.all) {
    for (const [path, title] of [
      ['pages/404.en.html', 'Nothing here'],
      ['pages/503.zh-CN.html', '正在维护'],
      ['pages/500.en.html', 'Something went wrong'],
      ['pages/404.zh-TW.html', '這裡什麼都沒有'],
    ]) {
      const html = brand.files.get(path ?? '')?.body.toString() ?? '';
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(brand.themeCss);
      expect(html).toContain(Buffer.from(brand.wordmarkSvg).toString('base64'));
      expect(html).toContain(`<a href="mailto:${brand.config.support.email}">`);
      expect(html).not.toMatch(/<script|<link|src="(?!data:)|\son\w+=/);
    }
  }
});

test('its policy allows exactly its style', () => {
  for (const brand of brands.all) {
    const style = /<style>([^<]*)<\/style>/.exec(renderNotice(brand, '404', 'en'))?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(noticePolicy(brand)).toContain(`style-src 'sha256-${hash}'`);
    expect(noticePolicy(brand)).toContain("default-src 'none'");
  }
});

test('a hostile name is shown, never run; a forced scheme stays', () => {
  const [brand] = brands.all;
  if (brand === undefined) throw new Error('no brand');
  const title = { 'zh-CN': '"><img src=x onerror=alert(1)>', en: '</title><script>' };
  const html = renderNotice({ ...brand, config: { ...brand.config, title } }, '404', 'zh-CN', 'dark');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&quot;&gt;&lt;img');
  expect(html).toContain('data-scheme="dark"');
});

test('links for the foot of pages stand on it, escaped; while the product is away none leads into it', () => {
  const [brand] = brands.all;
  if (brand === undefined) throw new Error('no brand');
  const label = { 'zh-CN': '说明', en: 'R&D <b>' };
  const links = [
    { label, url: 'https://a.example/?a=1&b=2', places: ['footer' as const] },
    { label, url: '/hashtags/rules', places: ['footer' as const] },
    { label, url: 'https://a.example/login', places: ['login' as const] },
  ];
  const page = (notice: '404' | '503') =>
    renderNotice({ ...brand, config: { ...brand.config, links } }, notice, 'en');
  expect(page('404')).toContain('<a href="https://a.example/?a=1&amp;b=2">R&amp;D &lt;b&gt;</a>');
  expect(page('404')).toContain('<a href="/hashtags/rules">');
  expect(page('404')).not.toContain('a.example/login');
  expect(page('503')).toContain('a.example');
  expect(page('503')).not.toContain('/hashtags/rules');
});
