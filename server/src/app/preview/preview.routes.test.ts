import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { BrandPreview, PreviewState } from '../../infra/infra.ts';
import { startTestApp } from '../../testing/test-app.ts';

const PATHS = ['/dev/preview/page.js', '/dev/preview/theme.css', '/dev/preview/events'];

test('without a preview nothing of it is there, in development either', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  for (const url of PATHS) expect([url, (await app.call({ url })).status]).toEqual([url, 404]);
  expect((await app.call({ url: '/login' })).raw.body).not.toContain('/dev/preview');
});

/** A preview that a test tells what was saved. */
const preview = () => {
  const listeners = new Set<(state: PreviewState) => void>();
  let state: PreviewState = { revision: 'a', isBroken: false, findings: [] };
  const parts: BrandPreview = {
    get state() {
      return state;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const save = (next: PreviewState) => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  return { parts, save, listeners };
};

test('production serves nothing of a preview, whatever it is started with', async () => {
  const env = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMTP_FROM: 'no-reply@mail.example',
    SMS_GATEWAY_URL: 'http://127.0.0.1:1/',
    SMS_GATEWAY_TOKEN: 'token',
  };
  const framedBy = 'http://127.0.0.1:4000';
  const app = await startTestApp({ env, preview: Object.assign(preview().parts, { framedBy }) });
  onTestFinished(() => app.stop());
  // Nor of the studio, whose calls another server has.
  for (const url of [...PATHS, '/api/state', '/api/words', '/api/zip'])
    expect([url, (await app.call({ url })).status]).toEqual([url, 404]);
  const { raw: page } = await app.call({ url: '/login' });
  expect(page.body).not.toContain('/dev/preview');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none';");
});

test('a page of a preview brings its script, which hears what is saved until the server stops', async () => {
  const { parts, save, listeners } = preview();
  const app = await startTestApp({ preview: parts });
  const { raw: page } = await app.call({ url: '/login' });
  const revision = app.infra.brands.byId('aurora')?.revision;
  expect(page.body).toContain(
    `<script src="/dev/preview/page.js" data-revision="${revision}" defer></script>`,
  );
  // The policy of every page: nothing of it is wider here.
  expect(page.headers['content-security-policy']).toMatch(
    /script-src 'self' 'nonce-[\w-]+' 'wasm-unsafe-eval';/,
  );
  const script = await app.call({ url: '/dev/preview/page.js' });
  expect([script.status, script.raw.headers['cache-control']]).toEqual([200, 'no-store']);
  for (const url of PATHS)
    expect((await app.call({ url, headers: { host: 'aurora.example' } })).status).toBe(404);

  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const heard: string[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    const headers = { host: `aurora.localhost:${port}` };
    const sent = request({ host: '127.0.0.1', port, path: '/dev/preview/events', headers }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        heard.push(text);
        if (heard.length === 1) save({ revision: 'b', isBroken: true, findings: ['<b>'] });
        // Ends what is open: it would wait for a page that stays for hours otherwise.
        else void app.stop();
      });
      response.once('end', resolve);
    });
    sent.once('error', reject).end();
  });
  await ended;
  expect(heard.map((text) => JSON.parse(text.replace(/^data: /, '')))).toEqual([
    { revision: 'a', isBroken: false, findings: [] },
    { revision: 'b', isBroken: true, findings: ['<b>'] },
  ]);
  expect(listeners.size).toBe(0);
});

test('a studio may frame the pages of its preview and say how they look; nobody else may', async () => {
  const look = { locale: 'en' as const, scheme: 'dark' as const };
  const framedBy = 'http://127.0.0.1:4000';
  const app = await startTestApp({
    preview: Object.assign(preview().parts, { framedBy, look, id: 'lotus' }),
  });
  onTestFinished(() => app.stop());
  const { raw: page } = await app.call({ url: '/login' });
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${framedBy};`);
  expect(page.body).toMatch(/<html lang="en"[^>]* data-scheme="dark">/);
  // Another brand of the folder is worked on: nobody saves this one.
  expect(page.body).not.toContain('/dev/preview');
  const plain = await startTestApp();
  onTestFinished(() => plain.stop());
  const headers = (await plain.call({ url: '/login' })).raw.headers;
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none';");
});

test('a page that stands fetches the theme that is served now', async () => {
  const app = await startTestApp({ preview: preview().parts });
  onTestFinished(() => app.stop());
  const { raw } = await app.call({ url: '/dev/preview/theme.css' });
  expect(raw.headers['content-type']).toContain('text/css');
  expect((await app.call({ url: '/login' })).raw.body).toContain(raw.body);
});
