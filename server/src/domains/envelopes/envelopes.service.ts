import { ENVELOPE_LIMITS, type Envelope, type EnvelopeClaim, type EnvelopeRules } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type PageOf, pageOf, readCursor } from '../../infra/cursor.ts';
import { required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { type ClaimingParts, createClaiming } from './claiming/claiming.service.ts';
import { createEnding, type EndingParts } from './ending/ending.service.ts';
import { SETTLE } from './ending/settle-job.ts';
import { presentClaim, presentPage } from './envelope.present.ts';
import {
  findSeenEnvelope,
  hasOpenEnvelopes,
  listClaims,
  listSent,
  sumStakes,
} from './envelopes.repository.ts';
import { type Rules, rulesOf } from './envelopes.rules.ts';
import { createSending, type SendingParts } from './sending/sending.service.ts';

type Dependencies = Omit<
  SendingParts & ClaimingParts & EndingParts,
  'keeping' | 'log' | 'now' | 'settleLater'
>;

const PAGE = 30;

const presentRules = ({ mine, ...rules }: Rules, lostToday: number): EnvelopeRules => ({
  kinds: rules.kinds,
  minimum: rules.minimum,
  maximum: rules.maximum,
  max_count: rules.maxCount,
  security_from: rules.securityFrom,
  ...(rules.kinds.includes(3) && {
    mine: {
      minimum: mine.minimum,
      odds: [...mine.odds].map(([count, odds]) => ({ count, odds })),
      default_count: mine.defaultCount,
      loss_limit: mine.lossLimit,
      lost_today: lostToday,
    },
  }),
});

/** Red envelopes (docs/decisions/0084): sent, opened, and ended when their time is over. */
export const createEnvelopesService = (
  { keeping, log, jobs }: Pick<Infra, 'keeping' | 'log' | 'jobs'>,
  parts: Dependencies,
  now: () => Date = () => new Date(),
) => {
  const settleLater = (tenant: Tenant, id: string, at: Date): Promise<void> =>
    jobs.enqueue(tenant.db, tenant.brand.id, SETTLE, { id }, { startAfter: at }).catch((err: unknown) => {
      log.warn({ err, brand: tenant.brand.id, envelope: id }, 'an envelope settles at the next look');
    });

  const read = async ({ db }: Tenant, { userId }: Caller, id: string) =>
    required(await findSeenEnvelope(db, userId, id), 'api.not_found');

  return {
    ...createSending({ ...parts, keeping, now, settleLater }),
    ...createClaiming({ ...parts, keeping, now }),
    ...createEnding({ ...parts, log }),
    now,

    rules: async (tenant: Tenant, { userId }: Caller): Promise<EnvelopeRules> => {
      const since = new Date(now().getTime() - ENVELOPE_LIMITS.lifetime);
      const lost = await sumStakes(tenant.db, [userId], since);
      return presentRules(await rulesOf(tenant), lost.get(userId) ?? 0);
    },

    /** @throws api.not_found for who does not see it */
    get: async (tenant: Tenant, caller: Caller, id: string): Promise<Envelope> => {
      const row = await read(tenant, caller, id);
      return presentPage(row, now(), { id: caller.userId, amount: row.my_amount });
    },

    /** @throws api.not_found for who does not see it, api.validation for a cursor of another list */
    claims: async (
      tenant: Tenant,
      caller: Caller,
      id: string,
      { next_id, limit = PAGE }: QueryOf<'GET /api/v1/red-envelopes/:id/claims'>,
    ): Promise<PageOf<EnvelopeClaim>> => {
      const row = await read(tenant, caller, id);
      const before = readCursor(next_id)?.place ?? ENVELOPE_LIMITS.packets + 1;
      const rows = await listClaims(tenant.db, id, { before, limit: limit + 1 });
      const cursorOf = ({ place, user_id }: (typeof rows)[number]) => ({ place, id: user_id });
      return pageOf(rows, limit, cursorOf, (claim) => presentClaim(claim, row, caller.userId));
    },

    sendersOf: async ({ db }: Tenant, ids: readonly string[]): Promise<Map<string, string>> =>
      new Map((await listSent(db, ids)).map(({ id, user_id }) => [id, user_id])),

    /** When each of these games settles. */
    settlementsOf: async ({ db }: Tenant, ids: readonly string[]): Promise<Map<string, Date>> =>
      new Map((await listSent(db, ids)).flatMap(({ id, settle_at }) => (settle_at ? [[id, settle_at]] : []))),

    /** A reason why an account may not be closed: what comes back of its envelopes would be lost with it. */
    refuseClosingWithEnvelopes: async ({ db }: Tenant, userId: string): Promise<string | undefined> =>
      (await hasOpenEnvelopes(db, userId)) ? 'points_held' : undefined,
  };
};

export type EnvelopesService = ReturnType<typeof createEnvelopesService>;
