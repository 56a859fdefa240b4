import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const CALLS = /^\/(api|social|objects)\//;
/** Paths that are files or nothing: the fallback page is for the product's own addresses. */
const FILES = /^\/(assets|brand|brands)\//;

export interface StaticHost {
  /** Folders with the files, searched in this order. */
  dirs: string[];
  /** Content-Security-Policy of the pages. */
  policy: string;
  /** The server that calls go on to. */
  brand: string;
  port: number;
}

/** A plain static host: files, one fallback page, and calls that go on to a server. */
export const staticHost = (host: StaticHost): Server =>
  createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host');
    if (CALLS.test(pathname)) return forward(host, incoming, outgoing);
    const found = pathname === '/' ? undefined : await firstOf(host.dirs, pathname);
    if (found) {
      const type = TYPES[extname(pathname)] ?? 'application/json';
      outgoing.writeHead(200, { 'content-type': type }).end(found);
    } else if (FILES.test(pathname)) {
      outgoing.writeHead(404).end();
    } else {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': host.policy };
      outgoing.writeHead(200, headers).end(await firstOf(host.dirs, '/index.html'));
    }
  });

const firstOf = async (dirs: string[], pathname: string): Promise<Buffer | undefined> => {
  for (const dir of dirs) {
    const body = await readFile(join(dir, normalize(pathname))).catch(() => undefined);
    if (body) return body;
  }
  return undefined;
};

const forward = ({ brand, port }: StaticHost, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const headers = { ...incoming.headers, host: `${brand}.localhost:${port}` };
  const to = { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers };
  const onward = request(to, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(onward);
};
