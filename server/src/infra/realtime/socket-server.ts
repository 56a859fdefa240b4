import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, REALTIME_PATH } from '@livery/contract';
import { WebSocketServer } from 'ws';
import type { BrandRegistry } from '../../brand/brand.registry.ts';
import type { Brand } from '../../brand/brand.ts';
import { publishVital } from '../vitals.ts';
import { type ConnectionLimits, type Identity, openConnection, type Signal } from './connection.ts';
import { type HeartbeatTimes, type Monitored, startHeartbeat } from './heartbeat.ts';
import type { Hub, Subscriber } from './hub.ts';

export interface SocketServerLimits extends ConnectionLimits, HeartbeatTimes {
  /** Sockets of all brands together. */
  sockets: number;
}

export interface SocketServerOptions {
  server: Server;
  brands: BrandRegistry;
  hub: Hub;
  authenticate: (brand: Brand, token: string) => Promise<Identity | undefined>;
  isAlive: (brand: Brand, identity: Identity) => Promise<boolean>;
  onSignal?: (brand: Brand, signal: Signal, identity: Identity, subscriber: Subscriber) => void;
  limits?: Partial<SocketServerLimits>;
}

const SECOND = 1000;
const LIMITS: SocketServerLimits = {
  sockets: 20_000,
  authWithin: 5 * SECOND,
  admitWithin: 10 * SECOND,
  socketsPerUser: 10,
  framesPerSecond: 20,
  signalsPerSecond: 1,
  backlog: 1024 * 1024,
  every: 4 * SECOND,
  ask: 12 * SECOND,
  silence: 25 * SECOND,
  recheck: 300 * SECOND,
};
const FRAME_BYTES = 4096;

/**
 * Opens `/api/v1/realtime`: for a host of a brand, to pages of that brand, below the limits. Returns how to close all
 * sockets (1012: the client comes back) when the server stops.
 */
export const openSocketServer = ({
  server,
  brands,
  hub,
  authenticate,
  isAlive,
  onSignal = () => undefined,
  limits: own,
}: SocketServerOptions) => {
  const limits = { ...LIMITS, ...own };
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: FRAME_BYTES,
  });
  const connections = new Set<Monitored>();
  const tell = () => publishVital('sockets', { open: connections.size });
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Until the upgrade is done nobody else listens for a peer that hangs up.
    stream.on('error', () => stream.destroy());
    if (request.url?.split('?')[0] !== REALTIME_PATH) return refuse(stream, '404 Not Found');
    const brand = brands.byHost(request.headers.host ?? '');
    if (!brand || brandOfOrigin(brands, request.headers.origin) !== brand)
      return refuse(stream, '403 Forbidden');
    if (connections.size >= limits.sockets) return refuse(stream, '503 Service Unavailable');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const ofBrand = {
        authenticate: (token: string) => authenticate(brand, token),
        isAlive: (identity: Identity) => isAlive(brand, identity),
        onSignal: (signal: Signal, identity: Identity, subscriber: Subscriber) =>
          onSignal(brand, signal, identity, subscriber),
      };
      const connection = openConnection(socket, stream, { brand: brand.id, hub, limits, ...ofBrand });
      const monitored = { connection, isAlive: ofBrand.isAlive };
      connections.add(monitored);
      tell();
      socket.on('close', () => {
        connections.delete(monitored);
        tell();
      });
    });
  };
  server.on('upgrade', onUpgrade);
  const stopHeartbeat = startHeartbeat(connections, limits);
  return {
    close: (): void => {
      server.off('upgrade', onUpgrade);
      stopHeartbeat();
      for (const { connection } of connections) connection.hangUp(CloseCode.RESTART);
    },
  };
};

const brandOfOrigin = (brands: BrandRegistry, origin: string | undefined): Brand | undefined =>
  origin !== undefined && URL.canParse(origin) ? brands.byHost(new URL(origin).host) : undefined;

const refuse = (stream: Duplex, status: string) => {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};
