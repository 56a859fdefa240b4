import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { inLanguage, type OpsDiscoverCard } from '@livery/contract';
import { Type } from 'typebox';
import { findAudit, insertAudit } from '../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { defineJob, type Job } from '../../infra/jobs/job.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { drawCard } from '../media/card-pictures.ts';
import type { MediaService } from '../media/media.service.ts';
import {
  type CardRow,
  deleteCard,
  holdCard,
  isPictureShown,
  listCards,
  orderCards,
  putCard,
} from './discover.repository.ts';
import { pictureOf } from './discover.service.ts';

/** Where pictures are stored that are of one card alone. */
const CARD_PICTURES = 'discover/';

/** An address of this app, or of another site: never of a script. */
const isAddress = (url: string): boolean => /^\/(?![/\\])/.test(url) || /^https:\/\/[^/\s]+/.test(url);

/** Who does something, where from, and why. */
interface Operator {
  operator: string;
  address?: string;
  reason: string;
}

type Said = Omit<OpsDiscoverCard, 'id' | 'picture' | 'state'>;
/** As it stands in the audit log. */
type Told = Said & { place: number };

interface Dependencies extends Pick<Infra, 'jobs'> {
  media: Pick<MediaService, 'putPublic' | 'removePublic'>;
  now: () => Date;
}

/** Work of the queue: a picture that no card shows any more. */
export const SWEEP_PICTURE = {
  name: 'discover.sweep-picture',
  payload: Type.Object({ image: Type.String() }),
} as const;

const HOUR = 3_600_000;
/** So long a picture is kept that nobody has used yet, and one that a change can still be taken back to. */
const KEPT = { unused: HOUR, former: 30 * 24 * HOUR };

const PICTURE = new RegExp(`^${CARD_PICTURES}[0-9a-f]{16}\\.webp$`);

/** @throws api.validation (field → reason) */
const check = ({ titles, url, start_at, end_at, image }: Said, former: CardRow | undefined): void => {
  const wrong = {
    ...(titles['zh-CN'].trim() === '' && titles.en.trim() === '' && { titles: 'required' }),
    ...(!isAddress(url) && { url: 'format' }),
    ...(start_at && end_at && Date.parse(start_at) >= Date.parse(end_at) && { end_at: 'clash' }),
    ...(image !== '' && image !== former?.image && !PICTURE.test(image) && { image: 'format' }),
  };
  if (Object.keys(wrong).length > 0) throw new ApiError('api.validation', wrong);
};

const saidOf = ({ title, titles, hidden, start_at, end_at, image, url, kind }: CardRow): Said => ({
  ...{ image, url, kind, is_hidden: hidden },
  titles:
    Object.keys(titles).length === 0
      ? { 'zh-CN': title, en: title }
      : { 'zh-CN': titles['zh-CN'] ?? '', en: titles.en ?? '' },
  start_at: start_at?.toISOString() ?? null,
  end_at: end_at?.toISOString() ?? null,
});

const sayOf = ({ place: _, ...said }: Told): Said => said;
const toldOf = (row: CardRow): Told => ({ ...saidOf(row), place: row.place });

const isSame = (one: Said, other: Said): boolean => isDeepStrictEqual(one, other);

const stateOf = ({ hidden, start_at, end_at }: CardRow, now: Date): OpsDiscoverCard['state'] => {
  if (hidden) return 'hidden';
  if (end_at && end_at <= now) return 'over';
  return start_at && start_at > now ? 'planned' : 'shown';
};

/** What the console does with the cards of a brand; each change is in the audit log, in the transaction that makes it. */
export const createDiscoverEditing = ({ jobs, media, now }: Dependencies) => {
  const present = (row: CardRow): OpsDiscoverCard => ({
    ...{ id: row.id, ...saidOf(row) },
    picture: pictureOf(row.image),
    state: stateOf(row, now()),
  });

  const sweepLater = async (
    { brand }: Tenant,
    trx: TenantDb,
    image: string,
    after: number,
  ): Promise<void> => {
    if (!PICTURE.test(image)) return;
    const startAfter = new Date(now().getTime() + after);
    await jobs.enqueue(trx, brand.id, SWEEP_PICTURE, { image }, { startAfter });
  };

  const put = (
    trx: TenantDb,
    { brand }: Tenant,
    id: string,
    said: Said,
    place?: number,
  ): Promise<CardRow> => {
    const titles = { 'zh-CN': said.titles['zh-CN'].trim(), en: said.titles.en.trim() };
    const { is_hidden: hidden, image, url, kind } = said;
    return putCard(trx, {
      ...{ id, titles, hidden, image, url, kind, ...(place !== undefined && { place }) },
      title: inLanguage(titles, brand.config.locale) || titles['zh-CN'] || titles.en,
      start_at: said.start_at === null ? null : new Date(said.start_at),
      end_at: said.end_at === null ? null : new Date(said.end_at),
    });
  };

  /** Stores what a card says, and that it was done. */
  const store = async (
    trx: TenantDb,
    tenant: Tenant,
    { id, said, former, place }: { id: string; said: Said; former: CardRow | undefined; place?: number },
    by: Operator,
  ): Promise<OpsDiscoverCard> => {
    const row = await put(trx, tenant, id, said, place);
    if (former && isSame(saidOf(former), saidOf(row))) return present(row);
    if (former && former.image !== row.image) await sweepLater(tenant, trx, former.image, KEPT.former);
    await insertAudit(trx, {
      ...{ ...by, action: 'discover.save', target: id, after: toldOf(row) },
      ...(former && { before: toldOf(former) }),
    });
    return present(row);
  };

  return {
    list: async ({ db }: Pick<Tenant, 'db'>): Promise<{ list: OpsDiscoverCard[] }> => ({
      list: (await listCards(db)).map(present),
    }),

    /** @throws see `drawCard` */
    storePicture: async (tenant: Tenant, sent: Buffer): Promise<{ image: string; picture: string }> => {
      const image = `${CARD_PICTURES}${randomBytes(8).toString('hex')}.webp`;
      const drawn = await drawCard(sent);
      await sweepLater(tenant, tenant.db, image, KEPT.unused);
      await media.putPublic(tenant, image, drawn);
      return { image, picture: pictureOf(image) };
    },

    /** Makes or changes a card. @throws api.validation (field → reason) */
    save: (tenant: Tenant, id: string, said: Said, by: Operator): Promise<OpsDiscoverCard> =>
      tenant.db.transaction().execute(async (trx) => {
        const former = await holdCard(trx, id);
        check(said, former);
        return store(trx, tenant, { id, said, former }, by);
      }),

    /** @throws api.not_found */
    move: ({ db }: Pick<Tenant, 'db'>, id: string, place: number, by: Operator): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const ids = (await listCards(trx)).map((card) => card.id);
        if (!ids.includes(id)) throw new ApiError('api.not_found');
        const others = ids.filter((each) => each !== id);
        await orderCards(trx, [...others.slice(0, place - 1), id, ...others.slice(place - 1)]);
        const before = { place: ids.indexOf(id) + 1 };
        await insertAudit(trx, { ...by, action: 'discover.move', target: id, before, after: { place } });
      }),

    /** Its picture stays for as long as that may be taken back, by the number of the row that tells of it. @throws api.not_found */
    remove: (tenant: Tenant, id: string, by: Operator): Promise<{ seq: number }> =>
      tenant.db.transaction().execute(async (trx) => {
        const row = required(await deleteCard(trx, id), 'api.not_found');
        await sweepLater(tenant, trx, row.image, KEPT.former);
        const told = { ...by, action: 'discover.remove', target: id, before: toldOf(row) };
        return { seq: await insertAudit(trx, told) };
      }),

    /**
     * Puts back what a change or a removal took away.
     * @throws api.not_found for a row that tells of none, api.invalid_data where the card is not as that left it
     */
    undo: (tenant: Tenant, id: string, seq: number, by: Operator): Promise<OpsDiscoverCard> =>
      tenant.db.transaction().execute(async (trx) => {
        const told = await findAudit(trx, seq);
        const isOfIt = told?.target === id && /^discover\.(save|remove)$/.test(told.action);
        const before = required(isOfIt && (told.before as Told | null), 'api.not_found');
        const former = await holdCard(trx, id);
        const left = told?.after as Told | null;
        const isAsLeft = left && former ? isSame(saidOf(former), sayOf(left)) : !left && !former;
        if (!isAsLeft) throw new ApiError('api.invalid_data', { card: 'changed' });
        const { place } = before;
        return store(trx, tenant, { id, said: sayOf(before), former, place }, by);
      }),

    sweepJob: defineJob({
      ...SWEEP_PICTURE,
      run: async (tenant, { image }) => {
        if (!(await isPictureShown(tenant.db, image))) await media.removePublic(tenant, image);
      },
    }) as Job,
  };
};

export type DiscoverEditing = ReturnType<typeof createDiscoverEditing>;
