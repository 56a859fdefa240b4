import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifestOf } from '../../brand/brand.manifest.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const handOver = async (
  body: string | Buffer,
  type = 'multipart/form-data; boundary=b',
  brand = 'aurora',
) => {
  const { raw } = await test.call({
    method: 'POST',
    url: '/share-target',
    brand,
    headers: { 'content-type': type },
    body,
  });
  return [raw.statusCode, raw.headers.location];
};
const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file =
  '--b\r\ncontent-disposition: form-data; name="media"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nPNG\r\n';

it('passes words on to where one chooses, each once, without the files', async () => {
  const words =
    field('title', 'Tea & more') + field('text', 'https://tea.example') + field('url', 'https://tea.example');
  const text = encodeURIComponent('Tea & more\nhttps://tea.example').replaceAll('%20', '+');
  expect(await handOver(`${words}${file}--b--\r\n`)).toEqual([303, `/publish?shared=&text=${text}`]);
});

it('opens the page also for what it cannot read', async () => {
  expect(await handOver('--b\r\nbroken')).toEqual([303, '/publish?shared=']);
  expect(await handOver(field('text', 'x'.repeat(300_000)))).toEqual([303, '/publish?shared=']);
  expect(await handOver(field('elsewhere', 'https://evil.example'))).toEqual([303, '/publish?shared=']);
});

it('is named by the manifest of each brand, with shortcuts in its language', async () => {
  const manifest = async (brand: string) =>
    JSON.parse((await test.call({ url: '/manifest.webmanifest', brand })).raw.body);
  expect(await manifest('saffron')).toMatchObject({
    share_target: { action: '/share-target', method: 'POST', enctype: 'multipart/form-data' },
    shortcuts: expect.arrayContaining([{ url: '/chat', name: 'Chats' }]),
  });
  expect((await manifest('aurora')).shortcuts).toContainEqual({ url: '/chat', name: '聊天' });
});

it('has shortcuts to what stands in the navigation of the brand, in its order', () => {
  const brand = test.infra.brands.byHost('saffron.localhost');
  if (!brand) throw new Error('no saffron');
  const urls = (config: Partial<typeof brand.config>) => {
    const { shortcuts } = manifestOf({ ...brand, config: { ...brand.config, ...config } });
    return shortcuts.map(({ url }) => url);
  };
  expect(urls({})).toEqual(['/publish', '/chat', '/search']);
  expect(urls({ tabs: ['wallet', 'home', 'notifications', 'chat', 'me'] })).toEqual([
    '/publish',
    '/wallet',
    '/notifications',
    '/search',
  ]);
  expect(urls({ tabs: ['home', 'me'], features: { ...brand.config.features, publish: false } })).toEqual([
    '/search',
  ]);
});
