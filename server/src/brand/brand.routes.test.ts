import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../infra/errors.ts';
import type { Tenant } from '../infra/tenancy.ts';
import { createBrandImages } from './brand.images.ts';
import { loadBrands } from './brand.loader.ts';
import type { BrandRegistry } from './brand.registry.ts';
import { brandRoutes } from './brand.routes.ts';
import { BRANDS_DIR } from './brand.testing.ts';
import { publicUrl } from './brand.ts';

let brands: BrandRegistry;
let app: FastifyInstance;
let drawings: string;

beforeAll(async () => {
  brands = await loadBrands(BRANDS_DIR, { strict: true });
  app = fastify();
  app.addHook('onRequest', async (request) => {
    const brand = brands.byHost(request.headers.host ?? '');
    request.tenant = { brand } as Tenant;
  });
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof ApiError)) throw error;
    return reply.status(error.status).send({ error: error.code });
  });
  drawings = await mkdtemp(join(tmpdir(), 'brand-images-'));
  brandRoutes(app, createBrandImages(drawings));
});
afterAll(async () => {
  await app.close();
  await rm(drawings, { recursive: true, force: true });
});

const get = (url: string, host = 'aurora.localhost', headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host, ...headers } });

const iconUrl = (): string => {
  const brand = brands.byId('aurora');
  return brand === undefined ? '' : publicUrl(brand, 'icon.svg');
};

test('GET /brand/config names the brand of the host', async () => {
  for (const brand of brands.all) {
    const [host = ''] = brand.config.hosts;
    expect((await get('/brand/config', host)).json()).toEqual({ result: { brand: brand.id } });
  }
});

test('public files are served with their type, never sniffed', async () => {
  const css = await get('/brands/aurora/theme.css');
  expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(css.headers['x-content-type-options']).toBe('nosniff');
  expect(css.body).toBe(brands.byId('aurora')?.themeCss);
  const font = await get('/brands/aurora/fonts/manrope.woff2');
  expect([font.headers['content-type'], font.rawPayload.toString('latin1', 0, 4)]).toEqual([
    'font/woff2',
    'wOF2',
  ]);
  expect((await get('/brands/aurora/brand.json')).json()).toMatchObject({
    id: 'aurora',
    features: { publish: true },
  });
});

test('a drawing opened by its address runs nothing', async () => {
  const { headers } = await get('/brands/aurora/icon.svg');
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

test('an address with the hash of the content is immutable, any other is asked again', async () => {
  expect((await get(iconUrl())).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/brands/aurora/icon.svg?v=0000')).headers['cache-control']).toBe('no-cache');
  const { headers } = await get('/brands/aurora/icon.svg');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await get('/brands/aurora/icon.svg', undefined, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('texts are compressed for who accepts it', async () => {
  const packed = await get('/brands/aurora/theme.css', undefined, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(brands.byId('aurora')?.themeCss);
  expect((await get('/brands/aurora/theme.css')).headers['content-encoding']).toBeUndefined();
});

test.each([
  '/brands/lotus/brand.json',
  '/brands/aurora/tokens.json',
  '/brands/aurora/fonts/OFL.txt',
  '/brands/aurora/',
  '/brands/aurora/..%2flotus%2fbrand.json',
  '/brands/aurora/../../package.json',
  '/brands/__proto__/brand.json',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('the manifest follows the brand', async () => {
  const manifest = await get('/manifest.webmanifest', 'saffron.localhost');
  expect(manifest.json()).toMatchObject({ name: 'Saffron', lang: 'en', start_url: '/' });
  expect(manifest.body).not.toContain('aurora');
});
