import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between a browser and the server: it can hand out another version of the product. */
export interface Gateway {
  origin: string;
  /** From now on the worker is that of another build, and these files of the old one are gone. */
  deploy(gone: readonly string[]): void;
  close(): void;
}

export const NEXT_BUILD = 'aaaaaaaaaaaa';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Another build: the name of the worker's cache of files changes, as a build changes it. */
const asNextBuild = (script: string): string => script.replace(/[0-9a-f]{12}/, NEXT_BUILD);

export const startGateway = async (brand: string, port: number): Promise<Gateway> => {
  let missing: readonly string[] | undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (missing?.includes(path)) return outgoing.writeHead(404).end();
    // Whoever has the worker already would get no more than that.
    const { 'if-none-match': _kept, ...headers } = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(
      { host: '127.0.0.1', port, path, method: incoming.method, headers },
      (response) => {
        if (path !== '/sw.js' || !missing) {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          return response.pipe(outgoing);
        }
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const { 'content-length': _, 'transfer-encoding': __, ...rest } = response.headers;
          outgoing.writeHead(200, rest).end(asNextBuild(Buffer.concat(pieces).toString()));
        });
        return response;
      },
    );
    onward.on('error', () => outgoing.destroy());
    return incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://${brand}.localhost:${portOf(server)}`,
    deploy: (gone) => {
      missing = gone;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
