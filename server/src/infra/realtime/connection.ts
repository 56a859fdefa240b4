import type { Duplex } from 'node:stream';
import { type ClientFrame, CloseCode, type ServerFrame } from '@livery/contract';
import type { RawData, WebSocket } from 'ws';
import { within } from '../within.ts';
import { encodeFrame, parseFrame } from './frames.ts';
import type { Hub, Subscriber } from './hub.ts';

/** A signed-in user, as the one who checked the token says. */
export interface Identity {
  userId: string;
  sessionId: string;
  /** Until when the token is good. */
  expiresAt: Date;
}

/** What a client tells while it lasts. */
export type Signal = Extract<ClientFrame, { op: 'typing' | 'watch' }>;

export interface ConnectionOptions {
  brand: string;
  hub: Hub;
  /** Undefined for a token that opens no session. */
  authenticate: (token: string) => Promise<Identity | undefined>;
  isAlive: (identity: Identity) => Promise<boolean>;
  /** Takes what a signed-in peer tells. Never rejects. */
  onSignal: (signal: Signal, identity: Identity, subscriber: Subscriber) => void;
  limits: ConnectionLimits;
}

/** Times in milliseconds, sizes in bytes. */
export interface ConnectionLimits {
  /** For the token to arrive. */
  authWithin: number;
  /** For us to look it up: a token is not refused because we are slow. */
  admitWithin: number;
  socketsPerUser: number;
  framesPerSecond: number;
  /** What is sent beyond it is passed over. */
  signalsPerSecond: number;
  /** Unsent bytes above which a reader counts as too slow. */
  backlog: number;
}

export interface Connection {
  /** When the peer last sent something, in milliseconds since 1970. */
  lastReceivedAt: number;
  /** Set once the token was accepted. */
  identity: Identity | undefined;
  /** Set at the same time: who the hub knows it as. */
  subscriber: Subscriber | undefined;
  readonly socket: WebSocket;
  close(code: number): void;
  /** Closes, and waits for no reply: the server stops, and a phone that sleeps would keep it for as long as it may. */
  hangUp(code: number): void;
}

/** A list that is watched comes in several frames. */
const SIGNALS_AT_ONCE = 10;
const CLOSE_TIMEOUT_MS = 2_000;
const PONG = encodeFrame({ op: 'pong' });

/** The sending half of a connection: frames leave once it is ready, and it is left when it closes. */
interface Sender {
  connection: Connection;
  write(frames: Buffer): void;
  /** From now on frames are sent. */
  ready(): void;
  /** Called once, when the connection closes or the peer is gone. */
  onLeave(leave: () => void): void;
  leave(): void;
}

const createSender = (socket: WebSocket, stream: Duplex, backlog: number): Sender => {
  let leave = () => {};
  let isReady = false;
  const connection: Connection = {
    lastReceivedAt: Date.now(),
    identity: undefined,
    subscriber: undefined,
    socket,
    close: (code) => {
      leave();
      socket.close(code);
      // Who reads nothing returns no close frame either.
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
    },
    hangUp: (code) => {
      connection.close(code);
      // Once all that was written has left.
      stream.end(() => stream.destroy());
    },
  };
  return {
    connection,
    write: (frames) => {
      if (!isReady || socket.readyState !== socket.OPEN) return;
      stream.write(frames);
      if (stream.writableLength > backlog) connection.close(CloseCode.SLOW);
    },
    ready: () => {
      isReady = true;
    },
    onLeave: (next) => {
      leave = next;
    },
    leave: () => leave(),
  };
};

type Admission = Pick<ConnectionOptions, 'brand' | 'hub' | 'authenticate' | 'isAlive' | 'limits'>;

/** Lets the holder of a good token in: undefined, or the code to close with. */
const admit = async (
  { connection, write, ready, onLeave }: Sender,
  token: string,
  { brand, hub, authenticate, isAlive, limits }: Admission,
): Promise<number | undefined> => {
  const { socket } = connection;
  const identity = await authenticate(token);
  if (socket.readyState !== socket.OPEN) return undefined;
  if (!identity) return CloseCode.UNAUTHORIZED;
  if (hub.countOf(brand, identity.userId) >= limits.socketsPerUser) return CloseCode.FORBIDDEN;
  connection.identity = identity;
  const subscriber: Subscriber = { sessionId: identity.sessionId, write, close: connection.close };
  connection.subscriber = subscriber;
  onLeave(hub.attach(brand, identity.userId, subscriber));
  // The session may have ended after its token was read and before the hub knew of this socket.
  if (!(await isAlive(identity))) return CloseCode.UNAUTHORIZED;
  ready();
  write(encodeFrame({ op: 'ready', session_id: identity.sessionId } satisfies ServerFrame));
  return undefined;
};

/** Speaks with one client: its token first, then pings. `socket` and `stream` are the two ends of one upgrade. */
export const openConnection = (socket: WebSocket, stream: Duplex, options: ConnectionOptions): Connection => {
  const { limits } = options;
  const sender = createSender(socket, stream, limits.backlog);
  const { connection } = sender;
  const isFlood = meter(limits.framesPerSecond);
  const isTooMuch = meter(limits.signalsPerSecond, SIGNALS_AT_ONCE);
  const authTimer = setTimeout(() => connection.close(CloseCode.UNAUTHORIZED), limits.authWithin);
  let hasAsked = false;

  const letIn = async (token: string) => {
    hasAsked = true;
    clearTimeout(authTimer);
    // The database may be away or slow for a moment: the client comes back.
    const admitted = within(limits.admitWithin, admit(sender, token, options));
    const code = await admitted.catch(() => CloseCode.RESTART);
    if (code !== undefined) connection.close(code);
  };

  const take = (signal: Signal) => {
    const { identity, subscriber } = connection;
    if (!identity || !subscriber) return connection.close(CloseCode.BAD_FRAME);
    if (!isTooMuch()) options.onSignal(signal, identity, subscriber);
  };

  socket.on('message', (data: RawData, isBinary: boolean) => {
    connection.lastReceivedAt = Date.now();
    const frame = isBinary || isFlood() ? undefined : parseFrame(String(data));
    if (frame?.op === 'auth' && !hasAsked) void letIn(frame.token);
    else if (frame?.op === 'ping' && connection.identity) sender.write(PONG);
    else if (frame?.op === 'typing' || frame?.op === 'watch') take(frame);
    else connection.close(CloseCode.BAD_FRAME);
  });
  socket.on('pong', () => {
    connection.lastReceivedAt = Date.now();
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(authTimer);
    sender.leave();
  });
  return connection;
};

/** Says whether this call is one too many; a burst of one second's worth is allowed, unless `burst` says otherwise. */
const meter = (perSecond: number, burst = perSecond) => {
  let left = burst;
  let at = Date.now();
  return (): boolean => {
    const now = Date.now();
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
    at = now;
    left -= 1;
    return left < 0;
  };
};
