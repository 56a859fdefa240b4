import { insertAudit } from '../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Jobs } from '../../infra/jobs/jobs.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { REMOVE_PUBLIC } from '../media/public-files.ts';
import {
  type CardRow,
  deleteCard,
  insertCard,
  listCards,
  type NewCard,
  orderCards,
} from './discover.repository.ts';

type Db = Pick<Tenant, 'db'>;

/** An address of this app, or of another site: never of a script. */
export const isAddress = (url: string): boolean => /^\/(?![/\\])/.test(url) || /^https:\/\/[^/\s]+/.test(url);

/** Does something with cards, and writes down who did. `work` returns the card. */
const audited = (
  { db }: Db,
  { operator, action }: { operator: string; action: string },
  work: (trx: TenantDb) => Promise<string>,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const target = await work(trx);
    await insertAudit(trx, { operator, action, target, reason: '' });
    return target;
  });

/** Where pictures are stored that are of one card alone. */
export const CARD_PICTURES = 'discover/';

/** What operators do with the cards of a brand. */
export const discoverOperators = {
  /** In their order. */
  list: ({ db }: Db): Promise<CardRow[]> => listCards(db),

  /** @throws api.validation that names what is wrong */
  check: ({ title, url }: Pick<NewCard, 'title' | 'url'>): void => {
    if (title.trim() === '') throw new ApiError('api.validation', { title: 'required' });
    if (!isAddress(url)) throw new ApiError('api.validation', { url: 'format' });
  },

  /** Behind all others; returns its id. @throws as `check` */
  add: async (tenant: Db, operator: string, card: NewCard): Promise<string> => {
    discoverOperators.check(card);
    return audited(tenant, { operator, action: 'discover.add' }, (trx) => insertCard(trx, card));
  },

  /** The picture that was stored for it goes after it. @throws api.not_found */
  remove: (
    tenant: Tenant,
    { operator, jobs }: { operator: string; jobs: Pick<Jobs, 'enqueue'> },
    id: string,
  ): Promise<string> =>
    audited(tenant, { operator, action: 'discover.remove' }, async (trx) => {
      const { image } = required(await deleteCard(trx, id), 'api.not_found');
      if (image.startsWith(CARD_PICTURES))
        await jobs.enqueue(trx, tenant.brand.id, REMOVE_PUBLIC, { path: image });
      return id;
    }),

  /** Puts a card in a place, from 1 on. @throws api.not_found */
  move: (tenant: Db, operator: string, { id, place }: { id: string; place: number }): Promise<string> =>
    audited(tenant, { operator, action: 'discover.move' }, async (trx) => {
      const ids = (await listCards(trx)).map((card) => card.id);
      if (!ids.includes(id)) throw new ApiError('api.not_found');
      const others = ids.filter((each) => each !== id);
      const index = Math.max(0, place - 1);
      await orderCards(trx, [...others.slice(0, index), id, ...others.slice(index)]);
      return id;
    }),
};
