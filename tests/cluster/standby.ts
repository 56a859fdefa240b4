import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Postgres } from './postgres.ts';

/** The address in front that a failover moves: connections to the old place end, new ones go to the new. */
export const startAddress = async (postgres: Pick<Postgres, 'url' | 'port'>) => {
  let target = postgres.port;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(postgres.url), { port: String(port) }).href,
    moveTo: (to: Pick<Postgres, 'port'>): void => {
      target = to.port;
      cut();
    },
    stop: async (): Promise<void> => {
      server.close();
      cut();
    },
  };
};
