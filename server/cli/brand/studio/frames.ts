import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { OCCASIONS, type Occasion, type OccasionName, setUp } from './occasions.ts';

/**
 * Doors to the server that is worked on, each at a port of `127.0.0.1`, each to one name of it. Browsers keep nothing for a frame of
 * another site, and two names below localhost are two sites: at another port of the studio's own name people stay signed in.
 */
export interface Frames {
  /** Origin under which `host` is seen, on an occasion or on a day like any other. */
  originOf(host: string, occasion?: OccasionName): Promise<string>;
  stop(): Promise<void>;
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

/** The page with what the occasion adds; all else goes through as it is. */
async function sendSetUp(
  answer: IncomingMessage,
  response: ServerResponse,
  occasion: Occasion,
): Promise<void> {
  let html = '';
  for await (const part of answer.setEncoding('utf8')) html += part;
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers).end(setUp(html, occasion));
}

function openDoor(host: string, port: () => number, occasion: Occasion): Server {
  const door = createServer();
  const origin = () => `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  door.on('request', (incoming, response) => {
    if (!isOwn(incoming, origin())) return void response.writeHead(403).end();
    const own = occasion.answers?.[incoming.url?.split('?')[0] ?? ''];
    if (own)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(own()));
    const isSetUp = Boolean(occasion.brand ?? occasion.script);
    // What is changed has to be read.
    if (isSetUp) delete incoming.headers['accept-encoding'];
    const sent = onward(incoming, host, port());
    sent.once('response', (answer) => {
      if (isSetUp && answer.headers['content-type']?.startsWith('text/html'))
        return void sendSetUp(answer, response, occasion).catch(() => response.destroy());
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.once('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  door.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!isOwn(incoming, origin())) return void socket.destroy();
    const sent = onward(incoming, host, port());
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
  return door;
}

/** `port`: where the server listens now. */
export function createFrames(port: () => number): Frames {
  const doors = new Map<string, Promise<Server>>();
  const open = (host: string, occasion: Occasion): Promise<Server> =>
    new Promise((resolve, reject) => {
      const door = openDoor(host, port, occasion);
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
