import { type DiscoverCard, inLanguage, type Locale } from '@livery/contract';
import type { Infra } from '../../infra/infra.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import { createOnce } from '../../infra/once.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { type CardRow, hasCards, listShownCards } from './discover.repository.ts';

/** Of each brand there is whether there are any, and the list in each language. */
const READS = 100;
const SECOND = 1000;

/** Address of a card's picture; empty for one without. */
export const pictureOf = (image: string): string => (image === '' ? '' : publicUrl(image));

const present = ({ id, title, titles, image, url, kind }: CardRow, locale: Locale): DiscoverCard => ({
  ...{ id, url, kind },
  title: inLanguage({ 'zh-CN': titles['zh-CN'] || title, en: titles.en || title }, locale),
  image: pictureOf(image),
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
    list: async ({ brand, db }: Tenant, locale: Locale): Promise<{ list: DiscoverCard[] }> =>
      brand.config.features.discover
        ? once(['list', brand.id, locale], async () => ({
            list: (await listShownCards(db)).map((card) => present(card, locale)),
          }))
        : { list: [] },
  };
};

export type DiscoverService = ReturnType<typeof createDiscoverService>;
