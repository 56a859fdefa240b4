import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { brandHere } from './cli-here.ts';
import { leaksIn } from './leaks.ts';

const TEMPLATE = `<!doctype html><html lang="zh-CN"><head><!--livery:head--><script type="module" src="/assets/main-1a2b3c.js"></script></head>
<body><div id="root"><!--livery:shell--></div><!--livery:boot--></body></html>`;

test('a brand that is added to a built client is served whole, and nothing is built again', async () => {
  const fixture = await brandsFixture('aurora');
  const clientDir = join(fixture.dir, '.client');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await writeFile(join(clientDir, 'index.html'), TEMPLATE);
  const built = (await stat(join(clientDir, 'index.html'))).mtimeMs;

  const options = ['--title-en', 'Plum', '--title-zh', '李子', '--color', '#8a2be2', '--locale', 'en'];
  const made = await brandHere('new', 'plum', ...options, '--country', 'IN', '--dir', fixture.dir);
  expect([made.code, made.err]).toEqual([0, '']);

  const server = await startTestApp({ brandsDir: fixture.dir, env: { CLIENT_DIR: clientDir } });
  onTestFinished(() => server.stop());
  const read = async (url: string) => (await server.call({ url, brand: 'plum' })).raw;

  const { body: html } = await read('/login');
  expect(html).toContain('<html lang="en" dir="ltr" class="brand-plum">');
  expect(html).toContain('<title>Plum</title>');
  expect(html).toContain('#8a2be2');
  expect(html).toContain('src="/assets/main-1a2b3c.js"');
  const boot = JSON.parse(/id="boot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '') as {
    brand: object;
    locale: string;
  };
  expect(boot).toMatchObject({
    locale: 'en',
    brand: { id: 'plum', country: 'IN', legal: { terms: { en: 'https://plum.example/en/terms' } } },
  });

  const manifest = JSON.parse((await read('/manifest.webmanifest')).body) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Plum');
  for (const { src } of manifest.icons) expect((await read(src)).statusCode).toBe(200);
  const links = [...html.matchAll(/(?:href|content)="(?:http:\/\/plum\.localhost)?(\/brands\/[^"]+)"/g)];
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const [, url = ''] of links) {
    const response = await read(url);
    expect([url, response.statusCode]).toEqual([url, 200]);
    expect(response.headers['cache-control']).toContain('immutable');
  }
  const card = await read(
    /content="http:\/\/plum\.localhost(\/brands\/plum\/card\.png[^"]+)"/.exec(html)?.[1] ?? '',
  );
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });

  const person = await server.signUp({ brand: 'plum' });
  expect((await server.call({ url: '/api/v1/users/me', brand: 'plum', token: person.access })).status).toBe(
    200,
  );
  expect((await server.call({ url: '/api/v1/users/me', brand: 'aurora', token: person.access })).status).toBe(
    401,
  );

  const { all, byId } = server.infra.brands;
  const [plum, aurora] = [byId('plum'), byId('aurora')];
  if (plum === undefined || aurora === undefined) throw new Error('a brand is missing');
  expect(leaksIn(html, plum, all)).toEqual([]);
  expect(leaksIn((await server.call({ url: '/login', brand: 'aurora' })).raw.body, aurora, all)).toEqual([]);

  expect((await stat(join(clientDir, 'index.html'))).mtimeMs).toBe(built);
  expect(await readFile(join(clientDir, 'index.html'), 'utf8')).toBe(TEMPLATE);
});
