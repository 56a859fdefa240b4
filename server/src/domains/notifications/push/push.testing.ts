import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '@livery/contract';
// @ts-expect-error it has no types
import ece from 'http_ece';

export interface ReceivedPush {
  path: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** A push service on the loopback: what it got, and what it returns. */
export const startPushService = async () => {
  const service = {
    ...{ origin: '', status: 201, received: [] as ReceivedPush[] },
    /** Addresses that nothing comes back from; `left`: of them those whose sender has given up. */
    ...{ silent: new Set<string>(), left: new Set<string>() },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    service.received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks),
    });
    const endpoint = `${service.origin}${request.url}`;
    if (service.silent.has(endpoint)) {
      response.once('close', () => service.left.add(endpoint));
      return;
    }
    response.writeHead(service.status, { location: `${service.origin}/elsewhere` }).end('said');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** A browser as far as pushing goes. */
  const openBrowser = () => {
    const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)];
    const p256dh = ecdh.generateKeys().toString('base64url');
    const endpoint = `${service.origin}/${randomBytes(6).toString('hex')}`;
    const read = (body: Buffer): PushPayload =>
      JSON.parse(
        ece.decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth.toString('base64url') }),
      );
    return {
      address: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
      read,
      /** All that this browser was told. */
      told: () =>
        service.received.filter(({ path }) => endpoint.endsWith(path)).map(({ body }) => read(body)),
    };
  };
  return Object.assign(service, { openBrowser, stop: () => server.close() });
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;
