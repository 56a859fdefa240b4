import { request } from 'node:http';

const TIMEOUT = 10_000;

/**
 * Posts JSON to a server of development, and returns the status, or 0. Names of development (`aurora.localhost`) are this machine,
 * which only browsers know.
 */
export const deliver = (address: string, body: unknown): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, host, port, pathname } = new URL(address);
    const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
    const text = Buffer.from(JSON.stringify(body));
    const sent = request(
      {
        ...{ method: 'POST', host: isHere ? '127.0.0.1' : hostname, port: port || 80, path: pathname },
        ...{ agent: false, timeout: TIMEOUT },
        headers: { host, 'content-type': 'application/json', 'content-length': text.length },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(text);
  });
