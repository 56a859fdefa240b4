import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { networkOf } from '../rate-limit/network.ts';
import { createThrottle } from '../rate-limit/throttle.ts';

/** Descriptors that stay free of connections: database, files, log. */
const HEADROOM = 128;
/** Of all connections that one address may have: others still come in. */
const LARGEST_SHARE = 0.8;
const TELL_EVERY = 10_000;

/** Descriptors that this process may have; undefined where the system does not say. */
const descriptors = (): number | undefined => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
};

const mostConnections = (): number =>
  Math.max(HEADROOM, (descriptors() ?? Number.POSITIVE_INFINITY) - HEADROOM);

/**
 * Bounds connections: in all by the descriptors that there are, of one address by the settings. Behind a proxy, which
 * has one address, the second bound is the proxy's to set.
 */
export const guardConnections = (
  server: Server,
  { addressHeader, connectionsPerAddress }: Pick<Config, 'addressHeader' | 'connectionsPerAddress'>,
  log: Pick<Logger, 'warn'>,
): void => {
  const most = mostConnections();
  const limit =
    addressHeader === undefined ? Math.min(connectionsPerAddress, Math.floor(most * LARGEST_SHARE)) : most;
  const isDue = createThrottle(TELL_EVERY);
  const warn = (refused: string) => isDue(refused) && log.warn({ refused }, 'connections are refused');
  const counts = new Map<string, number>();
  const change = (address: string, by: number) => {
    const count = (counts.get(address) ?? 0) + by;
    if (count > 0) counts.set(address, count);
    else counts.delete(address);
    return count;
  };
  if (Number.isFinite(most)) server.maxConnections = most;
  server.on('drop', () => warn('too many in all'));
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = change(address, 1);
    socket.once('close', () => change(address, -1));
    if (count <= limit) return;
    warn('too many of one address');
    socket.destroy();
  });
};
