import { readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const PROXIED = /^\/(api|social|brands|objects|dev)\//;

/** A plain static host: files, one fallback page, `/brand/config` as a file; calls go on to the server at `port`. */
export const staticHost = ({ dir, brand, port }: { dir: string; brand: string; port: number }): Server =>
  createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host');
    if (PROXIED.test(pathname)) {
      const headers = { ...incoming.headers, host: `${brand}.localhost:${port}` };
      const to = { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers };
      const onward = request(to, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
      return;
    }
    const isConfig = pathname === '/brand/config';
    const file = join(dir, normalize(pathname));
    const page = () => readFile(join(dir, 'index.html'));
    const body = isConfig ? JSON.stringify({ result: { brand } }) : await readFile(file).catch(page);
    const type = isConfig ? TYPES['.json'] : TYPES[extname(file)];
    outgoing.writeHead(200, { 'content-type': type ?? 'text/html' }).end(body);
  });
