/** The browsers of the logins benchmark: some that log in without a pause, and one that goes on reading meanwhile. */
import { Agent, request } from 'node:http';
import type { Account } from './logins.ts';

export interface Order {
  port: number;
  host: string;
  token: string;
  accounts: Account[];
  /** Browsers that log in at once; none for an idle server. */
  browsers: number;
  seconds: number;
}
export interface Answer {
  loggedIn: number;
  refused: number;
  /** Milliseconds of each call of the reader. */
  delays: number[];
}

const PAUSE = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

const call = (order: Order, path: string, headers: Record<string, string>, body?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port: order.port, path, method: body ? 'POST' : 'GET' };
    const sent = request({ ...options, headers: { host: order.host, ...headers } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });

const logIn = async (order: Order, number: number, end: number, total: Answer) => {
  const account = order.accounts[number % order.accounts.length];
  const body = JSON.stringify({
    mode: 'email',
    ...account,
    device_id: `device-of-browser-${number}`,
    grant_type: 'password',
  });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  while (performance.now() < end) {
    const status = await call(order, '/api/v1/login', headers, body);
    if (performance.now() > end) return;
    if (status === 200) total.loggedIn += 1;
    else total.refused += 1;
  }
};

const read = async (order: Order, end: number, total: Answer) => {
  while (performance.now() < end) {
    const start = performance.now();
    const status = await call(order, '/api/v1/users/me', { authorization: `Bearer ${order.token}` });
    if (status !== 200) throw new Error(`the reader was answered ${status}`);
    total.delays.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
};

process.on('message', async (order: Order) => {
  const total: Answer = { loggedIn: 0, refused: 0, delays: [] };
  const end = performance.now() + order.seconds * 1000;
  const browsers = Array.from({ length: order.browsers }, (_, number) => logIn(order, number, end, total));
  await Promise.all([read(order, end, total), ...browsers]);
  process.send?.(total);
});
