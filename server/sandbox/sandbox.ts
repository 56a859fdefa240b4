import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parsePoints } from '@livery/contract';
import { sandboxKeyOf } from '../src/config.wellpay.ts';
import { hostName } from '../src/infra/http/host-name.ts';
import { createMerchant } from './merchant.ts';
import { sandboxPage } from './page.ts';
import { createProvider } from './provider.ts';
import { type Behaviour, isBehaviour, openState, type SandboxOrder } from './state.ts';

/** Bytes of a body. */
const MOST = 256 * 1024;
const LATE = 60_000;

export interface SandboxOptions {
  /** The server's secret of development: both sides make their keys of it. */
  secret: Buffer;
  /** Keys of merchants, where they are not made of the secret. */
  keyFor?: (merchant: string) => Buffer;
  /** Where it keeps what it knows. */
  file?: string;
  port?: number;
  /** Milliseconds until a new order is decided as it is set; absent: it waits until it is told. */
  decidesAfter?: number;
  /** What it does before it returns an order that it has made: tests stop it there. */
  beforeMade?: () => Promise<unknown>;
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST) throw new Error('too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const isLocalHost = (host: string): boolean => host === 'localhost' || host === '127.0.0.1';

/** A page of another origin may not press its buttons, and a name that somebody points here does not reach it. */
const isOwn = ({ headers, method }: IncomingMessage): boolean => {
  if (!isLocalHost(hostName(headers.host ?? ''))) return false;
  const { origin } = headers;
  return method === 'GET' || origin === undefined || origin === `http://${headers.host}`;
};

/** Listens on the loopback. */
export const startSandbox = async ({
  secret,
  keyFor = (merchant) => sandboxKeyOf(secret, merchant),
  file,
  port = 0,
  decidesAfter,
  beforeMade,
}: SandboxOptions) => {
  const { state, keep } = openState(file);
  const timers = new Set<NodeJS.Timeout>();

  const decideLater = (order: SandboxOrder): void => {
    if (decidesAfter === undefined) return;
    const after = order.behaviour === 'late' ? LATE : decidesAfter;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        if (order.status === 'pending') void provider.decide(order, order.behaviour);
      },
      Math.max(0, order.made_at + after - Date.now()),
    );
    timers.add(timer);
  };
  const provider = createProvider({ keyFor, state, keep, onMade: decideLater });
  const merchant = createMerchant({ secret, state, keep });
  for (const order of Object.values(state.orders)) if (order.status === 'pending') decideLater(order);

  const orderOf = (id: string): SandboxOrder => {
    const order = Object.values(state.orders).find(({ data }) => data.merchant_order_id === id);
    if (!order) throw new Error(`there is no order ${id}`);
    return order;
  };

  const answerCall = async (path: string, text: string, response: ServerResponse): Promise<void> => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (path === '/merchant/notify') {
      const hasHeard = merchant.hear(JSON.parse(text));
      return void json(hasHeard ? 200 : 403, { ok: hasHeard });
    }
    let answer: object | undefined;
    try {
      answer = provider.answer(path, JSON.parse(text));
    } catch (error) {
      return void json(401, { error: error instanceof Error ? error.message : 'refused' });
    }
    if (path === '/v1/orders') await beforeMade?.();
    json(answer ? 200 : 404, answer ?? {});
  };

  const press = async (path: string, form: URLSearchParams): Promise<void> => {
    const behaviour = form.get('behaviour');
    const [, , , id] = path.split('/');
    if (path === '/behaviour' && isBehaviour(behaviour)) state.behaviour = behaviour;
    else if (path.startsWith('/orders/') && isBehaviour(behaviour))
      await provider.decide(orderOf(decodeURIComponent(id ?? '')), behaviour);
    else if (path === '/codes') {
      const amount = parsePoints(form.get('points') ?? '');
      if (amount)
        merchant.ask({
          ...{ brand: form.get('brand') ?? '', amount, remark: form.get('remark') ?? '' },
          expireAt: new Date(Date.now() + Number(form.get('minutes') ?? 15) * 60_000),
          notifyUrl: `${url}/merchant/notify`,
        });
    }
    keep();
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!isOwn(request)) return void response.writeHead(404).end();
    if (request.method === 'POST') {
      const text = await readText(request);
      if (pathname.startsWith('/v1/') || pathname === '/merchant/notify')
        return answerCall(pathname, text, response);
      await press(pathname, new URLSearchParams(text));
      return void response.writeHead(303, { location: '/' }).end();
    }
    if (pathname !== '/') return void response.writeHead(404).end();
    const nonce = randomBytes(16).toString('base64');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    });
    response.end(sandboxPage(state, nonce));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    state,
    ask: merchant.ask,
    /** What a new order does by itself, and what the page shows. */
    behave: (behaviour: Behaviour) => {
      state.behaviour = behaviour;
    },
    /** Decides an order by our id of it, and tells. Returns the statuses that came back. */
    decide: (id: string, behaviour: Behaviour): Promise<number[]> => provider.decide(orderOf(id), behaviour),
    /** Tells again what it says of an order. */
    tell: (id: string): Promise<number> => provider.tell(orderOf(id)),
    stop: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
