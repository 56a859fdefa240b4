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

export function createRegistry(all: readonly Brand[]): BrandRegistry {
  const ids = new Map(all.map((brand) => [brand.id, brand]));
  const hosts = new Map(all.flatMap((brand) => brand.config.hosts.map((host) => [host, brand] as const)));
  return {
    all,
    byId: (id) => ids.get(id),
    byHost: (host) => hosts.get(hostName(host)),
    only: (passes) => createRegistry(all.filter(passes)),
  };
}
