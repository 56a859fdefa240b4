/** What brings an event to the sockets of a room, without storing it: ours, and what one would take instead. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Message, RealtimeEvent } from '@livery/contract';
import { Server as SocketIo } from 'socket.io';
import { WebSocketServer } from 'ws';
import { createRegistry } from '../../server/src/brand/brand.registry.ts';
import type { Brand } from '../../server/src/brand/brand.ts';
import { createHub } from '../../server/src/infra/realtime/hub.ts';
import { openSocketServer } from '../../server/src/infra/realtime/socket-server.ts';
import type { Dialect } from './raw-socket.ts';

/** People by the room that they are in; each in one. */
export type Rooms = ReadonlyMap<string, readonly string[]>;

export interface Sender {
  server: Server;
  dialect: Dialect;
  send(room: string, event: RealtimeEvent): void;
  close(): void;
}

/** Our socket server and hub, as the server runs them; only the token check and the member list are not from the database. */
export const liverySender = (rooms: Rooms): Sender => {
  const server = createServer();
  const brand = { id: 'bench', config: { hosts: ['bench.localhost'] } } as unknown as Brand;
  const hub = createHub({ audienceOf: async (_, room) => rooms.get(room) ?? [], onError: console.error });
  const socketServer = openSocketServer({
    server,
    brands: createRegistry([brand]),
    hub,
    authenticate: async (_, token) => ({
      userId: token,
      sessionId: token,
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
    isAlive: async () => true,
  });
  return {
    server,
    dialect: 'livery',
    send: (room, event) => hub.deliver({ brand: 'bench', audience: { group: room }, event }),
    close: () => socketServer.close(),
  };
};

/** What one writes first: a loop over the sockets. Knows one room. */
export const loopSender = (): Sender => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  return {
    server,
    dialect: 'plain',
    send: (_, event) => {
      const text = JSON.stringify(event);
      for (const client of sockets.clients) client.send(text);
    },
    close: () => {
      for (const client of sockets.clients) client.terminate();
    },
  };
};

/** The library that most would take, with its rooms. */
export const socketIoSender = (rooms: Rooms): Sender => {
  const server = createServer();
  const roomOf = new Map([...rooms].flatMap(([room, people]) => people.map((id) => [id, room] as const)));
  const io = new SocketIo(server, {
    transports: ['websocket'],
    serveClient: false,
    // Readers reply to no pings of its own kind.
    pingInterval: 600_000,
  });
  io.on('connection', (socket) => {
    void socket.join(roomOf.get(String(socket.handshake.query['user'])) ?? '');
  });
  return {
    server,
    dialect: 'socket.io',
    send: (room, event) => void io.to(room).emit('event', event),
    close: () => io.disconnectSockets(true),
  };
};

/** Opens it on a free port of the loopback. */
export const listen = async ({ server }: Sender): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** What the hub really sends: a text message of a person. */
export const messageEvent = (group_id: string, seq: number, text: string): RealtimeEvent => {
  const message: Message = {
    id: '0hocp8j80ts6o4b0fticf4',
    group_id,
    seq,
    user_id: '0hocp8j9ps8f784u1qvx7b',
    target_id: null,
    thread_id: null,
    type: 'text',
    text,
    create_at: new Date().toISOString(),
    block_user_ids: [],
    file_path: null,
    duration: null,
    filename: null,
    cid: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    pin_at: null,
    expire_at: null,
  };
  return { event: 'message.new', data: { message } };
};
