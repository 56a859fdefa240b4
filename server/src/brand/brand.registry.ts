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
  /** Puts a brand that was read again in the place of the one with its id; its hosts are those of before. */
  renew(brand: Brand): void;
}

/** The name under which a brand is found on the machine of whoever works on it, without a DNS entry. */
export const localHost = (id: string): string => `${id}.localhost`;

/** Where somebody without an account looks at it, beside the name under which one is signed in: two names share no session. */
export const guestHost = (id: string): string => `guest.${localHost(id)}`;

export interface RegistryOptions {
  /** Every brand answers at `<id>.localhost` too, whatever its hosts are; a brand that lists that host comes first. */
  readonly answersLocally?: boolean;
}

export function createRegistry(brands: readonly Brand[], options: RegistryOptions = {}): BrandRegistry {
  const ids = new Map(brands.map((brand) => [brand.id, brand]));
  const local = options.answersLocally
    ? brands.flatMap(({ id }) => [localHost(id), guestHost(id)].map((host) => [host, id] as const))
    : [];
  const listed = brands.flatMap(({ id, config }) => config.hosts.map((host) => [host, id] as const));
  const hosts = new Map([...local, ...listed]);
  let all = brands;
  return {
    get all() {
      return all;
    },
    byId: (id) => ids.get(id),
    byHost: (host) => ids.get(hosts.get(hostName(host)) ?? ''),
    only: (passes) => createRegistry(all.filter(passes), options),
    renew: (brand) => {
      if (!ids.has(brand.id)) return;
      ids.set(brand.id, brand);
      all = [...ids.values()];
    },
  };
}
