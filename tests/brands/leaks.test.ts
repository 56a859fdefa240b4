import { LOCALES } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeMessage } from '../../server/src/domains/auth/code.message.ts';
import { loadBrands } from '../../server/src/domains/brand/brand.loader.ts';
import { brandsFixture } from '../../server/src/domains/brand/brand.testing.ts';
import { startTestApp, type TestApp } from '../../server/src/testing/test-app.ts';
import { leaksIn } from './leaks.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const PAGES = ['/', '/login', '/register', '/home/recommend', '/maintenance', '/nothing.png', '/me', '/chat'];
const FILES = [
  '/manifest.webmanifest',
  '/brand/config',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/api/v1/maintenance',
  '/api/v1/nothing',
  '/dev/mailbox',
];

/** Everything of a response that reaches a browser, headers included. */
async function read(url: string, id: string, headers: Record<string, string>): Promise<string> {
  const { raw } = await server.call({ url, brand: id, headers });
  return `${raw.statusCode}\n${JSON.stringify(raw.headers)}\n${raw.body}`;
}

test('no address of a brand tells anything of another', async () => {
  const { all } = server.infra.brands;
  let seen = 0;
  for (const brand of all) {
    const files = [...brand.files.keys()].filter((path) => !path.endsWith('.woff2'));
    const urls = [...PAGES, ...FILES, ...files.map((path) => `/brands/${brand.id}/${path}`)];
    for (const url of urls) {
      for (const cookie of ['', 'prefs=l%3Den', 'prefs=l%3Dzh-CN%26s%3Ddark']) {
        const body = await read(url, brand.id, { accept: 'text/html', cookie });
        expect([brand.id, url, leaksIn(body, brand, all)]).toEqual([brand.id, url, []]);
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(all.length * 50);
});

test('no file of another brand is served', async () => {
  const { all } = server.infra.brands;
  for (const brand of all) {
    for (const other of all.filter(({ id }) => id !== brand.id)) {
      for (const path of ['icon.svg', 'theme.css', 'brand.json', 'card.png', 'icons/192.png']) {
        const { status } = await server.call({ url: `/brands/${other.id}/${path}`, brand: brand.id });
        expect(status).toBe(404);
      }
    }
  }
});

test('no mail of a brand tells anything of another', () => {
  const { all } = server.infra.brands;
  for (const brand of all) {
    for (const locale of LOCALES) {
      const mail = JSON.stringify(codeMessage(brand, locale, '123456', 300_000));
      expect(mail).toContain(brand.config.title[locale]);
      expect(leaksIn(mail, brand, all)).toEqual([]);
    }
  }
});

describe('a planted leak is found', () => {
  const plants: [kind: string, planted: string][] = [
    ['id', '<html class="brand-lotus"><i data-b="lotus">'],
    ['name', '<p>欢迎来到莲</p>'],
    ['host', 'https://lotus.localhost:3000/'],
    ['link', 'href="https://lotus.example/en/terms"'],
    ['font', 'font-family:Fraunces'],
  ];

  test.each(plants)('%s', (kind, planted) => {
    const { all, byId } = server.infra.brands;
    const own = byId('aurora');
    if (own === undefined) throw new Error('no brand');
    expect(leaksIn(own.themeCss, own, all)).toEqual([]);
    const leaks = leaksIn(own.themeCss + planted, own, all);
    expect(leaks.some((leak) => leak.startsWith(`lotus: ${kind} `))).toBe(true);
  });

  test('a colour and a drawing', () => {
    const { all, byId } = server.infra.brands;
    const [own, other] = [byId('aurora'), byId('lotus')];
    if (own === undefined || other === undefined) throw new Error('no brand');
    expect(leaksIn(`x{color:${/--color-accent-solid:(#\w+)/.exec(other.themeCss)?.[1]}}`, own, all)).toEqual([
      expect.stringMatching(/^lotus: colour #/),
    ]);
    expect(leaksIn(other.wordmarkSvg, own, all).some((leak) => leak.startsWith('lotus: drawing'))).toBe(true);
  });

  test('in a folder of its own', async () => {
    const fixture = await brandsFixture('aurora', 'lotus');
    await fixture.change('lotus/brand.json', ['tagline', 'en'], 'As good as Aurora.');
    const { all, byId } = await loadBrands(fixture.dir, { strict: true });
    const lotus = byId('lotus');
    if (lotus === undefined) throw new Error('no brand');
    expect(leaksIn(JSON.stringify(lotus.config), lotus, all)).toContain('aurora: id aurora');
  });
});
