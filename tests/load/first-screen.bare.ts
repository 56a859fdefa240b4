import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { build } from 'vite';
import { precompress } from '../../src/build/precompress.ts';

export interface BarePage {
  address: string;
  close(): Promise<void>;
}

/** Builds the page of `bare/` and serves it as the product's is served: brotli, files that never change. */
export const serveBarePage = async (): Promise<BarePage> => {
  const outDir = await mkdtemp(join(tmpdir(), 'bare-page-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('bare', import.meta.url)),
    logLevel: 'error',
    build: { outDir, target: 'es2023', modulePreload: { polyfill: false }, emptyOutDir: true },
  });
  await precompress(join(outDir, 'assets'));
  const html = await promisify(brotliCompress)(await readFile(join(outDir, 'index.html')));
  const app = Fastify();
  app.register(fastifyStatic, {
    root: join(outDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.get('/', (_, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-encoding', 'br')
      .header('cache-control', 'no-store')
      .send(html),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    close: async () => {
      await app.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
