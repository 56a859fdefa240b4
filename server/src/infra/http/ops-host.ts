import { OPS_PATH } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import type { Brand } from '../../brand/brand.ts';
import type { Infra } from '../infra.ts';
import { hostName } from './host-name.ts';

/** Beside the console itself: what its page is made of, and whether the server is well. */
const ITS_FILES = /^\/(?:assets|brands|brand-images|brand|objects\/public|healthz|readyz)(?:\/|$)/;

const isBelow = (name: string, opsHost: string): boolean => name.endsWith(`.${opsHost}`);

/** The brand whose console stands on a host: `<brand>.<OPS_HOST>`, and `OPS_HOST` itself where there is one brand. */
export const brandOfOpsHost = (
  { brands, config: { opsHost } }: { brands: Infra['brands']; config: Pick<Infra['config'], 'opsHost'> },
  host: string,
): Brand | undefined => {
  const name = hostName(host);
  if (opsHost === undefined) return undefined;
  if (name === opsHost) return brands.all.length === 1 ? brands.all[0] : undefined;
  return isBelow(name, opsHost) ? brands.byId(name.slice(0, -opsHost.length - 1)) : undefined;
};

/** With `OPS_HOST` the console is nowhere else, and nothing else is there. */
export const isOnWrongHost = (
  { headers, routeOptions, url }: FastifyRequest,
  opsHost: string | undefined,
) => {
  if (opsHost === undefined) return false;
  const name = hostName(headers.host ?? '');
  const isThere = name === opsHost || isBelow(name, opsHost);
  // By the route: the router decodes an address before it looks, `/%6fps` is `/ops`.
  const place = routeOptions.url ?? url;
  const isConsole = place === OPS_PATH || place.startsWith(`${OPS_PATH}/`);
  return isThere ? !isConsole && !ITS_FILES.test(place) : isConsole;
};
