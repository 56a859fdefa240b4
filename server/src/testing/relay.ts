import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that stands before another: what a balancer, a failover and a cut line do to those who are connected. */
export interface Relay {
  /** As the one it stands before, with this address in its place. */
  url: string;
  /** As a silent failover: connections that are open stay open and dead, new ones are let through. */
  freeze(): void;
  /** As a loud one: connections to the old place end, new ones go to this port. */
  moveTo(to: { port: number }): void;
  stop(): Promise<void>;
}

export const startRelay = async (url: string): Promise<Relay> => {
  const target = new URL(url);
  let { port } = target;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), target.hostname);
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
  const own = Object.assign(new URL(url), {
    hostname: '127.0.0.1',
    port: String((server.address() as AddressInfo).port),
  });
  return {
    url: own.href,
    freeze: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    moveTo: (to) => {
      port = String(to.port);
      cut();
    },
    stop: async () => {
      server.close();
      cut();
    },
  };
};
