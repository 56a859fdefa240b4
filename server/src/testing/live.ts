import type { AddressInfo } from 'node:net';
import { openSocket, type TestSocket } from './socket.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** Has a test application take connections on the loopback; returns its port. */
export const listenOn = async ({ app }: TestApp): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

/** Sockets of people, as pages of a brand open them, at an application that listens. */
export const sockets = (port: () => number) => {
  /** Has sent the token of this person. */
  const join = async ({ access }: Pick<TestPerson, 'access'>, brand = 'aurora'): Promise<TestSocket> => {
    const socket = await openSocket({ port: port(), brand });
    socket.send({ op: 'auth', token: access });
    return socket;
  };
  return {
    join,
    /** Is told what happens from here on. */
    live: async (person: Pick<TestPerson, 'access'>, brand?: string): Promise<TestSocket> => {
      const socket = await join(person, brand);
      await socket.seen((frame) => 'op' in frame && frame.op === 'ready');
      return socket;
    },
  };
};

/** All that was told to a socket before this has come: what did not come by then does not come. */
export const settled = async (socket: TestSocket): Promise<void> => {
  const before = socket.frames.length;
  socket.send({ op: 'ping' });
  await socket.seen(
    (frame) => 'op' in frame && frame.op === 'pong' && socket.frames.indexOf(frame) >= before,
  );
};
