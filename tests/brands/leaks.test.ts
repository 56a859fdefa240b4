import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage, LOCALES } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrandImages, imagePaths } from '../../server/src/brand/brand.images.ts';
import { codeMessage } from '../../server/src/domains/auth/codes/code.message.ts';
import { startTestApp, type TestApp } from '../../server/src/testing/test-app.ts';
import { isFixture } from '../support/fixture-brands.ts';
import { addresses } from '../support/routes.ts';
import { type House, houseWithAdded } from './added-brand.ts';
import { type PictureBook, pictureBook } from './leaks/pictures.ts';
import { leaksIn } from './leaks.ts';

let house: House;
let server: TestApp;
let book: PictureBook;
let drawings: string;
beforeAll(async () => {
  house = await houseWithAdded();
  server = await startTestApp({ brandsDir: house.dir });
  drawings = await mkdtemp(join(tmpdir(), 'drawings-'));
  book = await pictureBook(server.infra.brands.all, createBrandImages(drawings));
});
afterAll(async () => {
  await server.stop();
  await house.remove();
  await rm(drawings, { recursive: true, force: true });
});

const PAGES = [...addresses({ post: '1', room: '1', person: '1' }), '/nothing.png'];
const COOKIES = ['', 'prefs=l%3Den', 'prefs=l%3Dzh-CN%26s%3Ddark'];
const FILES = [
  '/manifest.webmanifest',
  '/brand/config',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/api/v1/maintenance',
  '/api/v1/nothing',
  '/dev/mailbox',
  '/dev/demo/people',
];

/** Everything of a response that reaches a browser: status, headers, and its body as text and as bytes. */
async function leaksAt(url: string, id: string, cookie = ''): Promise<string[]> {
  const { all, byId } = server.infra.brands;
  const brand = byId(id);
  if (brand === undefined) throw new Error(`no brand ${id}`);
  const { raw } = await server.call({ url, brand: id, headers: { accept: 'text/html', cookie } });
  const isText = /text|json|svg|javascript/.test(String(raw.headers['content-type']));
  const text = `${raw.statusCode}\n${JSON.stringify(raw.headers)}\n${isText ? raw.body : ''}`;
  return [...leaksIn(text, brand, all), ...book.leaksIn(raw.rawPayload, brand)];
}

test('no address of a brand tells anything of another', async () => {
  for (const { id, files } of server.infra.brands.all) {
    const own = [...files.keys(), ...imagePaths].map((path) => `/brands/${id}/${path}`);
    for (const url of [...FILES, ...own]) expect([id, url, await leaksAt(url, id)]).toEqual([id, url, []]);
    for (const url of PAGES)
      for (const cookie of COOKIES)
        expect([id, url, cookie, await leaksAt(url, id, cookie)]).toEqual([id, url, cookie, []]);
  }
}, 120_000);

test('no file of another brand is served', async () => {
  const { all } = server.infra.brands;
  for (const brand of all) {
    for (const other of all.filter(({ id }) => id !== brand.id)) {
      for (const path of [...other.files.keys(), ...imagePaths]) {
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
      expect(mail).toContain(inLanguage(brand.config.title, locale));
      expect(leaksIn(mail, brand, all)).toEqual([]);
    }
  }
});

test('what people say on a brand in its demo is no leak', async () => {
  const { all } = server.infra.brands;
  const demo = join(import.meta.dirname, '../../server/demo');
  for (const brand of all) {
    const files = await readdir(join(demo, brand.id)).catch(() => []);
    // A brand without content of its own is whole too.
    if (isFixture(brand.id)) expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const said = await readFile(join(demo, brand.id, file), 'utf8');
      expect([brand.id, file, leaksIn(said, brand, all)]).toEqual([brand.id, file, []]);
    }
  }
});

test('a picture of another brand is found under any address', async () => {
  const { all } = server.infra.brands;
  for (const own of all) {
    for (const other of all.filter(({ id }) => id !== own.id)) {
      const { raw } = await server.call({ url: `/brands/${other.id}/icons/192.png`, brand: other.id });
      expect(book.leaksIn(raw.rawPayload, own)).toEqual([`${other.id}: picture icons/192.png`]);
      expect(book.leaksIn(raw.rawPayload, other)).toEqual([]);
    }
  }
});
