import type { DiscoverCard } from '@livery/contract';
import type { Infra } from '../../infra/infra.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import { createOnce } from '../../infra/once.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { type CardRow, hasCards, listCards } from './discover.repository.ts';

/** Of each brand there are two things. */
const READS = 100;
const SECOND = 1000;

const present = ({ id, title, image, url, kind }: CardRow): DiscoverCard => ({
  ...{ id, title, url, kind },
  image: publicUrl(image),
});

/** What operators show on the page to discover things (decisions.md section 8). */
export const createDiscoverService = ({ config }: Pick<Infra, 'config'>) => {
  const once = createOnce({ most: READS, age: config.limits.guestPageSeconds * SECOND });
  const read = ({ brand, db }: Tenant) =>
    once(['exists', brand.id], async () => ({ isThere: await hasCards(db) }));

  const known = new Map<string, boolean>();

  /** Whether the entry is shown; known for some seconds. */
  const exists = async (tenant: Tenant): Promise<boolean> => {
    const { config, id } = tenant.brand;
    const isThere = config.features.discover && (await read(tenant)).isThere;
    known.set(id, isThere);
    return isThere;
  };

  return {
    exists,

    /** As it was last known where the database cannot be asked; no where nothing is known. */
    lastKnown: (tenant: Tenant): Promise<boolean> =>
      exists(tenant).catch(() => known.get(tenant.brand.id) ?? false),

    /** The same for everybody: read once in some seconds, however many ask. */
    list: async ({ brand, db }: Tenant): Promise<{ list: DiscoverCard[] }> =>
      brand.config.features.discover
        ? once(['list', brand.id], async () => ({ list: (await listCards(db)).map(present) }))
        : { list: [] },
  };
};

export type DiscoverService = ReturnType<typeof createDiscoverService>;
