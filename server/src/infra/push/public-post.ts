import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { tracedCalls } from '../tracing/traced-calls.ts';
import { createPublicLookup, type Resolve, refusePrivateHost } from './public-address.ts';

const TIMEOUT = 10_000;

/**
 * Whether something may be posted there: in production to `https` alone, and to no address that is written out as one of our own
 * network. Names are looked up when something is sent.
 */
export const isFitEndpoint = (endpoint: string, isProduction: boolean): boolean => {
  try {
    const { hostname, password, port, protocol, username } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (!isProduction) return protocol === 'https:' || protocol === 'http:';
    refusePrivateHost(hostname);
    const isLocal =
      /(^|\.)(localhost|local|internal|localdomain)\.?$/i.test(hostname) || !hostname.includes('.');
    return protocol === 'https:' && (port === '' || port === '443') && (!isLocal || hostname.includes(':'));
  } catch {
    return false;
  }
};

type Headers = Record<string, string | number>;

/**
 * Posts to addresses that somebody else has named: in production to none of our own network, whatever their names resolve to. No
 * redirect is followed, and nothing of what they return is read but the status.
 */
export const createPublicPost = ({ mode, resolve: resolveName }: { mode: string; resolve?: Resolve }) => {
  const lookup = mode === 'production' ? createPublicLookup(resolveName) : undefined;
  const post = (endpoint: string, headers: Headers, body: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      const send = endpoint.startsWith('https:') ? requestSecure : requestPlain;
      const sent = send(
        endpoint,
        {
          ...{
            method: 'POST',
            headers,
            agent: false,
            timeout: TIMEOUT,
            signal: AbortSignal.timeout(TIMEOUT),
          },
          ...(lookup && { lookup: lookup as never }),
        },
        (response) => {
          resolve(response.statusCode ?? 0);
          response.destroy();
        },
      );
      sent.on('error', reject);
      sent.on('timeout', () => sent.destroy(new Error('nothing comes back')));
      sent.end(body);
    });
  return tracedCalls({ post }, 'named by others', ['post']).post;
};

export type PublicPost = ReturnType<typeof createPublicPost>;
