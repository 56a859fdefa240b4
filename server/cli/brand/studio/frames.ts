import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Brand } from '../../../src/brand/brand.ts';
import type { PreviewLook } from '../../../src/infra/infra.ts';
import { type Answer, changesPages, inPlaceOf, type Occasion, setUp } from './occasions/occasion.ts';
import { OCCASIONS, type OccasionName } from './occasions/occasions.ts';

/**
 * Doors to the server that is worked on, each at a port of `127.0.0.1`, each to one name of it. Browsers keep nothing for a frame of
 * another site, and two names below localhost are two sites: at another port of the studio's own name people stay signed in.
 */
export interface Frames {
  /** Origin under which `host` is seen, on an occasion or on a day like any other. */
  originOf(host: string, occasion?: OccasionName): Promise<string>;
  stop(): Promise<void>;
}

/** The server behind the doors, as it is by now. */
export interface Behind {
  port(): number;
  brandOf(host: string): Brand | undefined;
  readonly look: PreviewLook;
}

/** Names that a foreign page made to point here are refused as the studio refuses them. */
const isOwn = ({ headers }: IncomingMessage, origin: string): boolean =>
  `http://${headers.host}` === origin && (headers.origin === undefined || headers.origin === origin);

/** The same call by the name that the server knows. Names share their cookies here, so none is handed on. */
function onward({ method, url, headers }: IncomingMessage, host: string, port: number) {
  const { cookie: _, origin, referer: __, ...others } = headers;
  const own = { ...others, host: `${host}:${port}`, ...(origin && { origin: `http://${host}:${port}` }) };
  return request({ host: '127.0.0.1', port, method, path: url, headers: own, agent: false });
}

const statusLine = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n');
};

interface Door {
  readonly host: string;
  readonly behind: Behind;
  readonly occasion: Occasion;
}

/** What fails leaves the page as it is every day. */
async function scriptOf({ host, behind, occasion: { script = '', before } }: Door): Promise<string> {
  const done = await before?.(`${host}:${behind.port()}`).catch((error: unknown) => {
    console.error(error);
    return '';
  });
  return script + (done ?? '');
}

/** The page with what the occasion adds, or another; all else goes through as it is. */
async function sendSetUp(answer: IncomingMessage, response: ServerResponse, door: Door): Promise<void> {
  const { host, behind, occasion } = door;
  let html = '';
  for await (const part of answer.setEncoding('utf8')) html += part;
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  const brand = occasion.page && behind.brandOf(host);
  if (occasion.page && brand) {
    // Their own policy names one style and no script, and nobody who frames them.
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return void response.end(inPlaceOf(html, occasion.page(brand, behind.look)));
  }
  const script = await scriptOf(door);
  const { brand: told } = occasion;
  response
    .writeHead(answer.statusCode ?? 502, headers)
    .end(setUp(html, { script, ...(told && { brand: told }) }));
}

function sendOwn(response: ServerResponse, { status, body }: Answer): void {
  if (body) response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const callOf = ({ method, url = '' }: IncomingMessage): string => `${method} ${url.split('?')[0]}`;

function openDoor(door: Door): Server {
  const { host, behind, occasion } = door;
  const answers: Readonly<Record<string, (() => Answer) | undefined>> = occasion.answers ?? {};
  const isSetUp = changesPages(occasion);
  const server = createServer();
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', (incoming, response) => {
    if (!isOwn(incoming, origin())) return void response.writeHead(403).end();
    const own = answers[callOf(incoming)];
    if (own) return sendOwn(response, own());
    // What is changed has to be read.
    if (isSetUp) delete incoming.headers['accept-encoding'];
    const sent = onward(incoming, host, behind.port());
    sent.once('response', (answer) => {
      if (isSetUp && answer.headers['content-type']?.startsWith('text/html'))
        return void sendSetUp(answer, response, door).catch(() => response.destroy());
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.once('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!isOwn(incoming, origin())) return void socket.destroy();
    const sent = onward(incoming, host, behind.port());
    sent.once('upgrade', (answer, other, first) => {
      other.on('error', () => socket.destroy());
      other.once('close', () => socket.destroy());
      socket.once('close', () => other.destroy());
      socket.write(statusLine(answer));
      if (first.length > 0) socket.write(first);
      if (head.length > 0) other.write(head);
      other.pipe(socket).pipe(other);
    });
    sent.once('response', () => socket.destroy());
    sent.once('error', () => socket.destroy());
    sent.end();
  });
  return server;
}

export function createFrames(behind: Behind): Frames {
  const doors = new Map<string, Promise<Server>>();
  const open = (host: string, occasion: Occasion): Promise<Server> =>
    new Promise((resolve, reject) => {
      const door = openDoor({ host, behind, occasion });
      door.once('error', reject).listen(0, '127.0.0.1', () => resolve(door));
    });
  return {
    async originOf(host, occasion) {
      const name = `${host} ${occasion}`;
      const door = doors.get(name) ?? open(host, occasion ? OCCASIONS[occasion] : {});
      doors.set(name, door);
      return `http://127.0.0.1:${((await door).address() as AddressInfo).port}`;
    },
    async stop() {
      for (const door of await Promise.all(doors.values())) {
        door.closeAllConnections();
        door.close();
      }
    },
  };
}
