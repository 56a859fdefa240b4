// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CallOptions } from './call.ts';
import { HttpClient } from './client.ts';
import { noCredentials } from './credentials.ts';
import { type ApiFailure, CANCELLED, NO_CONNECTION } from './failure.ts';
import { axiosTransport, type TransportRequest } from './transport.ts';

let server: Server;
let hasStarted: () => void;
let started: Promise<void>;

/** A server that takes calls and never responds. */
beforeAll(async () => {
  server = createServer(() => hasStarted());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const timeouts: number[] = [];
const client = new HttpClient(
  {
    credentials: () => noCredentials,
    locale: () => 'en',
    listeners: {
      onSuccess: () => undefined,
      onFailure: () => undefined,
      onMaintenance: () => undefined,
      onGuestQuota: () => undefined,
    },
  },
  // The page's own paths lead to the server.
  (request: TransportRequest) => {
    timeouts.push(request.timeout);
    const { port } = server.address() as AddressInfo;
    return axiosTransport({ ...request, path: `http://127.0.0.1:${port}${request.path}` });
  },
);

const failureOf = (options: CallOptions): Promise<ApiFailure> => {
  started = new Promise((resolve) => {
    hasStarted = resolve;
  });
  return client.call('GET /api/v1/slow', options).then(
    () => Promise.reject(new Error('It succeeded.')),
    (failure: ApiFailure) => failure,
  );
};

describe('a server that never answers', () => {
  it('is given up after the timeout of the call, as a lost connection', async () => {
    const failure = await failureOf({ timeout: 50 });
    expect(failure).toMatchObject({ code: NO_CONNECTION, status: 0, explanation: { display: 'pass' } });
  });

  it('is waited for a minute by itself, and told off by a caller that leaves', async () => {
    const leaving = new AbortController();
    const failure = failureOf({ signal: leaving.signal });
    await started;
    leaving.abort();
    expect((await failure).code).toBe(CANCELLED);
    expect(timeouts.at(-1)).toBe(60_000);
  });
});

describe('a call that outlives its page', () => {
  it('is handed to the browser to finish', async () => {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request);
      return Response.json({ result: {} });
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    await client.call('POST /api/v1/logout', { keepalive: true, token: 'mine' });
    expect(
      sent.map(({ method, keepalive, headers }) => [
        method,
        keepalive,
        headers.get('authorization'),
        headers.get('content-type'),
      ]),
    ).toEqual([['POST', true, 'Bearer mine', null]]);
  });
});
