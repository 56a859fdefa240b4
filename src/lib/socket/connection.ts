import { CloseCode, REALTIME_PATH, type RealtimeEvent } from '@livery/contract';
import ReconnectingSocket from 'partysocket/ws';
import type { Credentials } from '../http/credentials.ts';
import { encodeFrame, parseFrame, type Signal } from './frames.ts';
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
  /** Sends something that matters for seconds; a socket that is not live drops it. */
  send(signal: Signal): void;
  close(): void;
}

const address = (): string => `${location.origin.replace(/^http/, 'ws')}${REALTIME_PATH}`;

/** After a renewal without a response, or a new token that was refused too: growing pauses. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/** A socket that heals itself as long as there is a session: the token in the first frame, pings, growing pauses between tries. */
export const connect = (credentials: Credentials, listeners: ConnectionListeners): Connection => {
  const socket = new ReconnectingSocket(address, null, {
    minReconnectionDelay: 400 + Math.random() * 800,
    maxReconnectionDelay: 20_000,
    reconnectionDelayGrowFactor: 1.7,
    connectionTimeout: 10_000,
    maxEnqueuedMessages: 0,
    // A refused token is renewed first.
    shouldReconnectOnClose: (event) => event.code !== CloseCode.UNAUTHORIZED,
  });
  const heartbeat = new Heartbeat({
    ping: () => socket.send(encodeFrame({ op: 'ping' })),
    onDead: () => socket.reconnect(),
  });
  let sent: string | undefined;
  let isRenewed = false;
  let isClosed = false;
  let pause = FIRST_PAUSE;
  let again: ReturnType<typeof setTimeout> | undefined;

  const authenticate = () => {
    sent = credentials.access();
    if (sent === undefined) return socket.close();
    socket.send(encodeFrame({ op: 'auth', token: sent }));
    heartbeat.received();
  };
  const receive = (data: unknown) => {
    heartbeat.received();
    const frame = parseFrame(data);
    if (frame === undefined) return;
    if ('event' in frame) return listeners.onEvent(frame);
    if (frame.op !== 'ready') return;
    isRenewed = false;
    pause = FIRST_PAUSE;
    listeners.onReady();
  };
  /** A refused token is renewed at once; the new one refused too, there is no hurry. */
  const renew = async () => {
    isRenewed = !isRenewed && sent !== undefined && (await credentials.refresh(sent));
    if (isClosed) return;
    if (isRenewed) return socket.reconnect();
    // A renewal that was refused has cleared the session; otherwise it stands, and there is another try.
    if (credentials.access() === undefined) return listeners.onDown(true);
    again = setTimeout(() => socket.reconnect(), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  };
  socket.addEventListener('open', authenticate);
  socket.addEventListener('message', (event) => receive(event.data));
  socket.addEventListener('close', (event) => {
    heartbeat.stop();
    listeners.onDown(false);
    if (event.code === CloseCode.UNAUTHORIZED) void renew();
  });
  return {
    probe: () => {
      if (socket.readyState === ReconnectingSocket.OPEN) heartbeat.probe();
      else socket.reconnect();
    },
    send: (signal) => socket.send(encodeFrame(signal)),
    close: () => {
      isClosed = true;
      clearTimeout(again);
      heartbeat.stop();
      socket.close();
    },
  };
};
