import { once } from 'node:events';
import { REALTIME_PATH, type ServerFrame } from '@livery/contract';
import { WebSocket } from 'ws';

export interface TestSocket {
  readonly raw: WebSocket;
  /** All that came so far. */
  readonly frames: ServerFrame[];
  /** The close code, once it is closed. */
  readonly closed: Promise<number>;
  send(frame: unknown): void;
  /** Resolves with the first frame, past or to come, that fits; rejects when the socket closes before. */
  seen(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
}

export interface SocketAddress {
  port: number;
  brand?: string;
  /** Replaces the headers that a browser on a page of the brand would send. */
  headers?: Record<string, string>;
  path?: string;
}

/** A client of the real-time socket, as a page of a brand would open it. Rejects with the status of a refusal. */
export const openSocket = async (address: SocketAddress): Promise<TestSocket> => {
  const { port, brand = 'aurora', headers, path = REALTIME_PATH } = address;
  const host = `${brand}.localhost:${port}`;
  const raw = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host, origin: `http://${host}`, ...headers },
  });
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  raw.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as ServerFrame);
    wake();
  });
  const closed = new Promise<number>((resolve) => raw.on('close', resolve));
  raw.on('close', wake);
  await opened(raw);
  return {
    raw,
    frames,
    closed,
    send: (frame) => raw.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    seen: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const frame = frames.find(fits);
          if (frame) resolve(frame);
          else if (raw.readyState >= WebSocket.CLOSING) reject(new Error('the socket closed'));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
  };
};

const opened = (raw: WebSocket): Promise<unknown> =>
  Promise.race([
    once(raw, 'open'),
    once(raw, 'unexpected-response').then(([request, response]) => {
      request.destroy();
      throw new Error(String(response.statusCode));
    }),
  ]);
