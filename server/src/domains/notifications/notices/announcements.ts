import { type Announcement, type AnnouncementSegment, type Localized, WHOLE_LOCALES } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { type PageOf, pageOf, readCursor } from '../../../infra/cursor.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import { createRateLimiter, type RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import {
  findNotice,
  findNoticesToMany,
  insertNotice,
  type NoticeRow,
  stopNotice,
} from './notices.repository.ts';
import { TELL_ANNOUNCEMENT } from './notices.ts';
import { countAudience, requireWords } from './operators.ts';

/** Who announces something, from where, and why. */
interface By {
  operator: string;
  address: string;
  reason: string;
}

export interface AnnouncementInput {
  /** Names it: the same again is told once. */
  id: string;
  texts: Localized;
  segment: AnnouncementSegment;
  /** RFC 3339; null: at once. */
  start_at: string | null;
}

const PAGE = 20;
const HOUR = 3_600_000;
/** Of one operator. Each is told to many; counting walks through everybody. */
const RATES = {
  send: { limit: 10, windowMs: HOUR },
  count: { limit: 60, windowMs: HOUR },
};
/** A year: who plans further has mistyped. */
const FURTHEST = 366 * 24 * HOUR;

const stateOf = ({ stopped_at, done_at, start_at }: NoticeRow, now: Date): Announcement['state'] => {
  if (stopped_at) return 'stopped';
  if (done_at) return 'done';
  return start_at && start_at > now ? 'planned' : 'running';
};

/** In one order, and with nothing beside it. @throws api.validation for one that lacks its number */
const segmentOf = (given: AnnouncementSegment): AnnouncementSegment => {
  const number = given.kind === 'new' ? given.days : given.kind === 'type' ? given.type : 0;
  if (number === undefined) throw new ApiError('api.validation', { segment: 'missing' });
  if (given.kind === 'all') return { kind: 'all' };
  return given.kind === 'new' ? { kind: 'new', days: number } : { kind: 'type', type: number };
};

const present =
  (now: Date) =>
  (row: NoticeRow): Announcement => ({
    id: row.id,
    texts: row.texts,
    segment: segmentOf(row.segment ?? { kind: 'all' }),
    state: stateOf(row, now),
    told: row.told,
    by: row.by_operator,
    create_at: row.create_at.toISOString(),
    start_at: row.start_at?.toISOString() ?? null,
    done_at: row.done_at?.toISOString() ?? null,
  });

/** @throws api.validation for what is no time, or none to come within a year */
const timeOf = (text: string | null, now: Date): Date | undefined => {
  if (text === null) return undefined;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new ApiError('api.validation', { start_at: 'format' });
  if (time <= now.getTime() || time > now.getTime() + FURTHEST)
    throw new ApiError('api.validation', { start_at: 'past' });
  return new Date(time);
};

const isSame = (row: NoticeRow, { texts, segment }: AnnouncementInput): boolean =>
  row.user_id === null &&
  WHOLE_LOCALES.every((each) => row.texts[each] === texts[each]) &&
  JSON.stringify(segmentOf(row.segment ?? { kind: 'all' })) === JSON.stringify(segmentOf(segment));

interface Parts extends Pick<Infra, 'jobs'> {
  now: () => Date;
  limiter?: Pick<RateLimiter, 'enforce'>;
}

/** What operators tell many people: by the queue, some at a time, each once. It is in the audit log, in the same transaction. */
export const createAnnouncements = ({ jobs, now, limiter = createRateLimiter() }: Parts) => {
  const limit = (tenant: Tenant, what: keyof typeof RATES, operator: string) =>
    limiter.enforce(tenant, `announcements.${what}:${operator}`, RATES[what]);
  const read = async (db: TenantDb, id: string): Promise<NoticeRow> =>
    required(await findNotice(db, id), 'api.not_found');

  return {
    list: async ({ db }: Tenant, cursor: string | undefined): Promise<PageOf<Announcement>> => {
      const rows = await findNoticesToMany(db, { after: readCursor(cursor), limit: PAGE + 1 });
      const placeOf = ({ create_at, id }: NoticeRow) => ({ place: create_at.getTime(), id });
      return pageOf(rows, PAGE, placeOf, present(now()));
    },

    /** @throws api.too_frequent */
    count: async (tenant: Tenant, operator: string, segment: AnnouncementSegment): Promise<number> => {
      await limit(tenant, 'count', operator);
      return countAudience(tenant.db, { until: now(), segment: segmentOf(segment) });
    },

    /** @throws api.validation (field → reason), api.invalid_data for something else under this id, api.too_frequent */
    send: async (tenant: Tenant, by: By, input: AnnouncementInput): Promise<Announcement> => {
      const { brand, db } = tenant;
      const { id, texts, start_at } = input;
      const segment = segmentOf(input.segment);
      requireWords(texts);
      const known = await findNotice(db, id);
      const startAt = known ? undefined : timeOf(start_at, now());
      if (!known) await limit(tenant, 'send', by.operator);
      await db.transaction().execute(async (trx) => {
        const notice = { id, userId: null, texts, segment, startAt, byOperator: by.operator };
        if (known || !(await insertNotice(trx, notice))) return;
        const after = { texts, segment, start_at: startAt?.toISOString() ?? null };
        await insertAudit(trx, { ...by, action: 'announcements.send', target: id, after });
        await jobs.enqueue(trx, brand.id, TELL_ANNOUNCEMENT, { id }, startAt && { startAfter: startAt });
      });
      const row = await read(db, id);
      if (!isSame(row, input)) throw new ApiError('api.invalid_data');
      if (!startAt) jobs.hurry(TELL_ANNOUNCEMENT.name);
      return present(now())(row);
    },

    /** @throws api.not_found, api.invalid_data for one that is over */
    stop: async ({ db }: Tenant, by: By, id: string): Promise<Announcement> => {
      const { user_id } = await read(db, id);
      if (user_id !== null) throw new ApiError('api.not_found');
      await db.transaction().execute(async (trx) => {
        if (!(await stopNotice(trx, id))) throw new ApiError('api.invalid_data');
        const { told } = await read(trx, id);
        await insertAudit(trx, { ...by, action: 'announcements.stop', target: id, after: { told } });
      });
      return present(now())(await read(db, id));
    },
  };
};
