import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CloseCode } from '@livery/contract';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRegistry } from '../../brand/brand.registry.ts';
import type { Brand } from '../../brand/brand.ts';
import { openSocket } from '../../testing/socket.ts';
import { createHub } from './hub.ts';
import { openSocketServer, type SocketServerLimits } from './socket-server.ts';

const brand = (id: string) => ({ id, config: { hosts: [`${id}.localhost`] } }) as unknown as Brand;
const brands = createRegistry([brand('aurora'), brand('lotus')]);
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A socket server on a port of its own. A token `<user>-<session>` opens that session; `away` stands for a lost database, `never` for a frozen one. */
const start = async (limits: Partial<SocketServerLimits> = {}, lifetime = 3_600_000) => {
  const server = createServer();
  const alive = new Set<string>();
  const hub = createHub({ audienceOf: async () => [], onError: () => undefined });
  const socketServer = openSocketServer({
    server,
    brands,
    hub,
    authenticate: async (_, token) => {
      if (token === 'away') throw new Error('database gone');
      if (token === 'never') return new Promise<never>(() => undefined);
      if (token.endsWith('-slow')) await wait(100);
      const [userId, sessionId] = token.split('-');
      if (!userId || !sessionId) return undefined;
      // `gone` ends between the reading of its token and the joining.
      if (sessionId !== 'gone') alive.add(sessionId);
      return { userId, sessionId, expiresAt: new Date(Date.now() + lifetime) };
    },
    isAlive: async (_, { sessionId }) => alive.has(sessionId),
    limits,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    socketServer.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const join = async (token: string, brand = 'aurora') => {
    const socket = await openSocket({ port, brand });
    socket.send({ op: 'auth', token });
    await socket.seen((frame) => 'op' in frame && frame.op === 'ready');
    return socket;
  };
  const ended = () => new Promise((resolve) => server.close(resolve));
  return { port, hub, socketServer, alive, join, ended };
};

describe('the handshake', () => {
  test('accepts pages of the brand alone', async () => {
    const { port } = await start();
    const own = `aurora.localhost:${port}`;
    await expect(openSocket({ port })).resolves.toBeDefined();
    await expect(openSocket({ port, headers: { origin: 'http://evil.example' } })).rejects.toThrow('403');
    await expect(openSocket({ port, headers: { origin: `http://lotus.localhost:${port}` } })).rejects.toThrow(
      '403',
    );
    await expect(openSocket({ port, headers: { origin: 'null' } })).rejects.toThrow('403');
    await expect(
      openSocket({ port, headers: { host: 'unknown.example', origin: 'http://unknown.example' } }),
    ).rejects.toThrow('403');
    await expect(openSocket({ port, path: '/api/v1/other', headers: { host: own } })).rejects.toThrow('404');
  });

  test('lets in no more than it may', async () => {
    const { port, join } = await start({ sockets: 2 });
    await Promise.all([join('ann-1'), join('ben-1')]);
    await expect(openSocket({ port })).rejects.toThrow('503');
  });
});

describe('the first frame', () => {
  test('is a token: then the session is named', async () => {
    const { join } = await start();
    const socket = await join('ann-s1');
    expect(socket.frames).toEqual([{ op: 'ready', session_id: 's1' }]);
  });

  test.each([
    ['a token that opens nothing', { op: 'auth', token: 'wrong' }, CloseCode.UNAUTHORIZED],
    ['a lost database', { op: 'auth', token: 'away' }, CloseCode.RESTART],
    ['a ping before the token', { op: 'ping' }, CloseCode.BAD_FRAME],
    ['no JSON', '{', CloseCode.BAD_FRAME],
    ['JSON that is no object', 'null', CloseCode.BAD_FRAME],
    ['a token that is no text', { op: 'auth', token: 7 }, CloseCode.BAD_FRAME],
    ['more than 4 kB', { op: 'auth', token: 'x'.repeat(5000) }, 1009],
  ])('closes the socket on %s', async (_, frame, code) => {
    const { port } = await start();
    const socket = await openSocket({ port });
    socket.send(frame);
    expect(await socket.closed).toBe(code);
    expect(socket.frames).toEqual([]);
  });

  test('must come in time', async () => {
    const { port } = await start({ authWithin: 30 });
    const socket = await openSocket({ port });
    expect(await socket.closed).toBe(CloseCode.UNAUTHORIZED);
  });

  test('may take us longer to look up than it may take to arrive', async () => {
    const { join } = await start({ authWithin: 50 });
    const socket = await join('ann-slow');
    expect(socket.frames).toEqual([{ op: 'ready', session_id: 'slow' }]);
  });

  test('that we cannot look up in time is told to come again, not that it is wrong', async () => {
    const { port } = await start({ authWithin: 30, admitWithin: 60 });
    const socket = await openSocket({ port });
    socket.send({ op: 'auth', token: 'never' });
    expect(await socket.closed).toBe(CloseCode.RESTART);
  });

  test('comes once', async () => {
    const { join } = await start();
    const socket = await join('ann-1');
    socket.send({ op: 'auth', token: 'ben-1' });
    expect(await socket.closed).toBe(CloseCode.BAD_FRAME);
  });
});

describe('an open socket', () => {
  test('returns pings, and closes on a flood of them', async () => {
    const { join } = await start({ framesPerSecond: 5 });
    const socket = await join('ann-1');
    socket.send({ op: 'ping' });
    await socket.seen((frame) => 'op' in frame && frame.op === 'pong');
    for (let n = 0; n < 20; n += 1) socket.send({ op: 'ping' });
    expect(await socket.closed).toBe(CloseCode.BAD_FRAME);
  });

  test('is one of at most so many of one user', async () => {
    const { port, join } = await start({ socketsPerUser: 2 });
    const first = await join('ann-1');
    await join('ann-2');
    const third = await openSocket({ port });
    third.send({ op: 'auth', token: 'ann-3' });
    expect(await third.closed).toBe(CloseCode.FORBIDDEN);
    first.raw.close();
    await first.closed;
    await expect.poll(() => join('ann-4').then((socket) => socket.frames.length)).toBe(1);
  });

  test('is dropped when its peer is silent, and kept while it responds', async () => {
    const { join, hub } = await start({ every: 20, ask: 40, silence: 150 });
    const deaf = await join('ann-1');
    const alive = await join('ben-1');
    deaf.raw.pause();
    await expect.poll(() => hub.countOf('aurora', 'ann')).toBe(0);
    await wait(100);
    expect(hub.countOf('aurora', 'ben')).toBe(1);
    expect(alive.raw.readyState).toBe(alive.raw.OPEN);
  });

  test('closes when its session has ended unnoticed', async () => {
    const { join, alive } = await start({ every: 10, recheck: 30 });
    const socket = await join('ann-s1');
    alive.delete('s1');
    expect(await socket.closed).toBe(CloseCode.UNAUTHORIZED);
  });

  test('closes when its session is over by the time the token expires', async () => {
    const { join, alive } = await start({ every: 10 }, 200);
    const [ended, refreshed] = await Promise.all([join('ann-s1'), join('ben-s2')]);
    alive.delete('s1');
    expect(await ended.closed).toBe(CloseCode.UNAUTHORIZED);
    expect(refreshed.raw.readyState).toBe(refreshed.raw.OPEN);
  });

  test('never becomes ready when its session ended while it joined', async () => {
    const { port, hub } = await start();
    const socket = await openSocket({ port });
    socket.send({ op: 'auth', token: 'ann-gone' });
    expect(await socket.closed).toBe(CloseCode.UNAUTHORIZED);
    expect(socket.frames).toEqual([]);
    expect(hub.countOf('aurora', 'ann')).toBe(0);
  });

  test('is told to come back when the server stops', async () => {
    const { join, socketServer } = await start();
    const socket = await join('ann-1');
    socketServer.close();
    expect(await socket.closed).toBe(CloseCode.RESTART);
  });

  test('whose peer sleeps does not keep a server that stops, and reads why when it wakes', async () => {
    const { join, socketServer, ended } = await start();
    const socket = await join('ann-1');
    socket.raw.pause();
    // Nobody is given up because of the time.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    socketServer.close();
    await ended();
    socket.raw.resume();
    expect(await socket.closed).toBe(CloseCode.RESTART);
  });

  test('that does not read is closed, and the others lose nothing', async () => {
    const { join, hub } = await start({ backlog: 200_000 });
    const slow = await join('slow-1');
    const quick = await join('quick-1');
    slow.raw.pause();
    const text = 'x'.repeat(20_000);
    const count = 800;
    for (let n = 0; n < count; n += 1) {
      hub.deliver({
        brand: 'aurora',
        audience: { users: ['slow', 'quick'] },
        event: { event: 'message.deleted', data: { group_id: text, id: 'm', seq: n } },
      });
      if (n % 20 === 0) await wait(1);
    }
    await quick.seen((frame) => 'data' in frame && 'seq' in frame.data && frame.data.seq === count - 1);
    expect(quick.frames).toHaveLength(count + 1);
    await expect.poll(() => hub.countOf('aurora', 'slow')).toBe(0);
    slow.raw.resume();
    expect([CloseCode.SLOW, 1006]).toContain(await slow.closed);
  });
});
