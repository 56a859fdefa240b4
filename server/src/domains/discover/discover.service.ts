import type { DiscoverCard } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import { createOnce } from '../../infra/once.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import {
  type CardRow,
  deleteCard,
  hasCards,
  insertCard,
  listCards,
  type NewCard,
  orderCards,
} from './discover.repository.ts';

const BRANDS = 100;
const SECOND = 1000;

const present = ({ id, title, image, url, kind }: CardRow): DiscoverCard => ({
  ...{ id, title, url, kind },
  image: publicUrl(image),
});

/** An address of this app, or of another site: never of a script. */
const isAddress = (url: string): boolean => /^\/(?![/\\])/.test(url) || /^https:\/\/[^/\s]+/.test(url);

/** What operators show on the page to discover things (decisions.md section 8). */
export const createDiscoverService = ({ config }: Pick<Infra, 'config'>) => {
  const once = createOnce({ most: BRANDS, age: config.limits.guestPageSeconds * SECOND });
  const read = ({ brand, db }: Tenant) => once([brand.id], async () => ({ isThere: await hasCards(db) }));

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

    list: async ({ brand, db }: Tenant): Promise<{ list: DiscoverCard[] }> => ({
      list: brand.config.features.discover ? (await listCards(db)).map(present) : [],
    }),

    /** Behind all others; returns its id. @throws api.validation */
    add: async ({ db }: Pick<Tenant, 'db'>, card: NewCard): Promise<string> => {
      if (card.title.trim() === '') throw new ApiError('api.validation', { title: 'required' });
      if (!isAddress(card.url)) throw new ApiError('api.validation', { url: 'format' });
      return insertCard(db, card);
    },

    /** Returns the card that is gone. @throws api.not_found */
    remove: async ({ db }: Pick<Tenant, 'db'>, id: string): Promise<CardRow> =>
      required(await deleteCard(db, id), 'api.not_found'),

    /** Puts a card in a place, from 1 on. @throws api.not_found */
    move: async ({ db }: Pick<Tenant, 'db'>, id: string, place: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const ids = (await listCards(trx)).map((card) => card.id);
        if (!ids.includes(id)) throw new ApiError('api.not_found');
        const others = ids.filter((each) => each !== id);
        const index = Math.max(0, place - 1);
        await orderCards(trx, [...others.slice(0, index), id, ...others.slice(index)]);
      }),
  };
};

export type DiscoverService = ReturnType<typeof createDiscoverService>;
