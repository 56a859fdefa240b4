import { CloseCode, REALTIME_PATH, type RealtimeEvent } from '@livery/contract';
import ReconnectingSocket from 'partysocket/ws';
import type { Credentials } from '../http/credentials.ts';
import { encodeFrame, parseFrame } from './frames.ts';
import { Heartbeat } from './heartbeat.ts';

export interface ConnectionListeners {
  onEvent(event: RealtimeEvent): void;
  /** The token was accepted: whatever was missed meanwhile has to be fetched by calls. */
  onReady(): void;
  /** No live socket; another try is on its way unless it is final. */
  onDown(isFinal: boolean): void;
}

export interface Connection {
  /** Asks whether the socket still lives, and replaces a dead one. */
  probe(): void;
  close(): void;
}

const address = (): string => `${location.origin.replace(/^http/, 'ws')}${REALTIME_PATH}`;

/** After a renewal that nobody answered. */
const RENEW_AGAIN = 5_000;

const AWAY = new Set<number>([CloseCode.BAD_FRAME, CloseCode.FORBIDDEN, CloseCode.UNAUTHORIZED]);

/** A socket that heals itself: the token in the first frame, pings, growing pauses between tries. */
export const connect = (credentials: Credentials, listeners: ConnectionListeners): Connection => {
  const socket = new ReconnectingSocket(address, null, {
    minReconnectionDelay: 400 + Math.random() * 800,
    maxReconnectionDelay: 20_000,
    reconnectionDelayGrowFactor: 1.7,
    connectionTimeout: 10_000,
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: (event) => !AWAY.has(event.code),
  });
  const heartbeat = new Heartbeat({
    ping: () => socket.send(encodeFrame({ op: 'ping' })),
    onDead: () => socket.reconnect(),
  });
  let sent: string | undefined;
  let isRenewed = false;
  let isClosed = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const authenticate = () => {
    sent = credentials.access();
    if (sent === undefined) return socket.close();
    socket.send(encodeFrame({ op: 'auth', token: sent }));
    heartbeat.heard();
  };
  const receive = (data: unknown) => {
    heartbeat.heard();
    const frame = parseFrame(data);
    if (frame === undefined) return;
    if ('event' in frame) return listeners.onEvent(frame);
    if (frame.op !== 'ready') return;
    isRenewed = false;
    listeners.onReady();
  };
  /** A refused token is renewed once; refused again, calls will tell the person. */
  const renew = async () => {
    if (isRenewed || sent === undefined) return listeners.onDown(true);
    isRenewed = await credentials.refresh(sent);
    if (isClosed) return;
    if (isRenewed) return socket.reconnect();
    // Nobody answered and the session stands: another try. Refused, it has been cleared.
    if (credentials.access() === undefined) listeners.onDown(true);
    else again = setTimeout(() => socket.reconnect(), RENEW_AGAIN);
  };
  socket.addEventListener('open', authenticate);
  socket.addEventListener('message', (event) => receive(event.data));
  socket.addEventListener('close', (event) => {
    heartbeat.stop();
    listeners.onDown(AWAY.has(event.code) && event.code !== CloseCode.UNAUTHORIZED);
    if (event.code === CloseCode.UNAUTHORIZED) void renew();
  });
  return {
    probe: () => {
      if (socket.readyState === ReconnectingSocket.OPEN) heartbeat.probe();
      else socket.reconnect();
    },
    close: () => {
      isClosed = true;
      clearTimeout(again);
      heartbeat.stop();
      socket.close();
    },
  };
};
