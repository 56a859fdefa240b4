import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { ROOT } from '../usage.ts';
import { refusalOf } from './guard.ts';

export interface PageServer {
  readonly origin: string;
  stop(): Promise<void>;
}

type Api = (...args: Parameters<Parameters<typeof createHttp>[1] & object>) => Promise<void>;

/** Vite over the sources of the page: there is nothing built of it that another server could hand out. */
async function openVite(http: Server): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const root = join(ROOT, 'studio');
  return createServer({
    ...{ root, configFile: join(root, 'vite.config.ts'), appType: 'spa', logLevel: 'error' },
    server: { middlewareMode: true, ws: { server: http }, cors: false, allowedHosts: [] },
  });
}

/** The studio's page and its calls on one origin of this machine. `makeApi` is told it, and is asked once. */
export async function servePage(
  port: number,
  makeApi: (origin: string) => Promise<Api>,
): Promise<PageServer> {
  const http = createHttp();
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const stops: (() => Promise<unknown>)[] = [
    () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(resolve));
    },
  ];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const vite = await openVite(http);
    stops.push(() => vite.close());
    const api = await makeApi(origin);
    http.on('request', (request, response) => {
      if (request.url?.startsWith('/api/')) return void api(request, response);
      const refusal = refusalOf(
        { ...request, method: 'GET', headers: request.headers, socket: request.socket },
        origin,
      );
      if (refusal !== undefined) return void response.writeHead(403).end(refusal);
      response.setHeader('x-frame-options', 'DENY');
      vite.middlewares(request, response);
    });
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
