import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A proxy before a database that freezes as a silent failover does: connections that are open stay open and dead,
 * new ones are let through.
 * @returns its address in the place of `url`'s, and how it is frozen
 */
export const freezingProxy = async (url: string): Promise<{ url: string; freeze(): void }> => {
  const target = new URL(url);
  const own = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  own.port = String((server.address() as AddressInfo).port);
  own.hostname = '127.0.0.1';
  return {
    url: own.href,
    freeze: () => {
      for (const socket of open) socket.unpipe().pause();
    },
  };
};
