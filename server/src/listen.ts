import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { ConfigError } from './config.values.ts';

type Address = Pick<Config, 'host' | 'port'>;

const SENTENCES: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is in use: stop what listens there, or choose another port with PORT.`,
  EACCES: ({ port }) => `This account may not listen on port ${port}: choose one from 1024 with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine: correct HOST.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is unknown: correct HOST.`,
  EAI_AGAIN: ({ host }) => `The host name ${host} is unknown: correct HOST.`,
};

/**
 * Connections that wait until we take them, as many as a system lets: after a restart all clients come within two seconds,
 * and whom Node's usual 511 turn away tries again only after one, three and seven. Linux: `net.core.somaxconn`.
 */
const WAITING = 4_096;

/** Returns where it listens: `http://127.0.0.1:3000`. @throws ConfigError when the address cannot be had */
export const listen = async (app: FastifyInstance, { host, port }: Address): Promise<string> => {
  try {
    return await app.listen({ host, port, backlog: WAITING });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = SENTENCES[code]?.({ host, port });
    throw sentence === undefined ? error : new ConfigError(sentence, { cause: error });
  }
};
