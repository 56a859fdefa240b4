import { hostName } from '../infra/http/host-name.ts';
import type { Brand } from './brand.ts';

/** The brands that this process serves. */
export interface BrandRegistry {
  readonly all: readonly Brand[];
  byId(id: string): Brand | undefined;
  /** The brand of a Host header: port, case and a trailing dot do not matter. */
  byHost(host: string): Brand | undefined;
  /** The same registry with the brands that pass. */
  only(passes: (brand: Brand) => boolean): BrandRegistry;
}

/** The name under which a brand is found on the machine of whoever works on it, without a DNS entry. */
export const localHost = (id: string): string => `${id}.localhost`;

export interface RegistryOptions {
  /** Every brand answers at `<id>.localhost` too, whatever its hosts are; a brand that lists that host comes first. */
  readonly answersLocally?: boolean;
}

export function createRegistry(all: readonly Brand[], options: RegistryOptions = {}): BrandRegistry {
  const ids = new Map(all.map((brand) => [brand.id, brand]));
  const local = options.answersLocally ? all.map((brand) => [localHost(brand.id), brand] as const) : [];
  const listed = all.flatMap((brand) => brand.config.hosts.map((host) => [host, brand] as const));
  const hosts = new Map([...local, ...listed]);
  return {
    all,
    byId: (id) => ids.get(id),
    byHost: (host) => hosts.get(hostName(host)),
    only: (passes) => createRegistry(all.filter(passes), options),
  };
}
