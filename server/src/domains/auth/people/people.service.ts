import { LIMITS, type OpsPerson, type OpsPersonDetails, type PersonState } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { type PageOf, pageOf, readCursor } from '../../../infra/cursor.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findIdentifiers } from '../identifiers/accounts.repository.ts';
import { findSecurityCode, forgetSecurityCode } from '../security-code/security-codes.repository.ts';
import { listSessions, revokeSession } from '../sessions/sessions.repository.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { FOR_GOOD } from './bans.ts';
import { masked, maskedAddress } from './masked.ts';
import {
  changePerson,
  findPerson,
  holdPerson,
  type ListedPerson,
  listPeople,
  type PersonChange,
  type PersonRow,
  searchPeople,
} from './people.repository.ts';

/** Who does something with somebody's account, where from, and why. */
export interface PeopleOperator {
  operator: string;
  address: string;
  reason: string;
}

interface Dependencies {
  sessions: Pick<Sessions, 'revoke' | 'announce'>;
  balanceOf: (tenant: Tenant, userId: string) => Promise<{ balance: number; held: number }>;
  /** How much of somebody there is. */
  counting: Record<keyof OpsPersonDetails['counts'], (db: TenantDb, userId: string) => Promise<number>>;
  /** Their account at a provider. */
  bindingOf: (db: TenantDb, userId: string) => Promise<OpsPersonDetails['binding']>;
  now: () => Date;
}

const PAGE = 50;

/** A number is stored as its digits; an address in lower case. */
const addressesOf = (text: string): string[] => {
  const digits = text.replace(/[^\d]/g, '');
  return [text.toLowerCase(), ...(digits.length > 4 && /^[\d\s+()-]+$/.test(text) ? [digits] : [])];
};

/** Whether a search may be for somebody's address or number. */
export const isAddress = (text: string): boolean => text.includes('@') || addressesOf(text.trim()).length > 1;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const presentAt =
  (now: Date) =>
  ({ id, username, nickname, create_at, delete_at, banned_until }: ListedPerson): OpsPerson => {
    const until = banned_until && banned_until > now ? banned_until : undefined;
    return {
      ...{ id, username, nickname },
      create_at: create_at.toISOString(),
      closed_at: iso(delete_at),
      is_banned: until !== undefined,
      banned_until: until && until < FOR_GOOD ? until.toISOString() : null,
    };
  };

/** What operators see of people and do with their accounts. Each act is in the audit log, in the transaction that does it. */
export const createPeopleOperators = ({ sessions, balanceOf, counting, bindingOf, now }: Dependencies) => {
  const details = async (tenant: Tenant, id: string): Promise<OpsPersonDetails> => {
    const row = required(await findPerson(tenant.db, id), 'api.not_found');
    const [identifiers, open, code, { balance, held }, binding, groups, posts, reports] = await Promise.all([
      findIdentifiers(tenant.db, id),
      listSessions(tenant.db, id),
      findSecurityCode(tenant.db, id),
      balanceOf(tenant, id),
      bindingOf(tenant.db, id),
      counting.groups(tenant.db, id),
      counting.posts(tenant.db, id),
      counting.reports(tenant.db, id),
    ]);
    const { ban_reason, type, can_create_group, memo, country } = row;
    const person = presentAt(now())(row);
    return {
      ...{ person, ban_reason: person.is_banned ? ban_reason : '' },
      ...{ type, can_create_group, memo, country, balance, held, binding },
      counts: { groups, posts, reports },
      seen_at: iso(row.seen_at),
      identifiers: identifiers.map(({ mode, value }) => ({ mode, value: masked(value) })),
      has_security_code: code?.isSet ?? false,
      sessions: open.map((session) => ({
        id: session.id,
        device: session.agent || session.device_type,
        address: maskedAddress(session.address),
        create_at: session.create_at.toISOString(),
        used_at: (session.rotated_at ?? session.create_at).toISOString(),
      })),
    };
  };

  /** One act at somebody, with its row of the log; `work` returns what stood there before and what stands there now. */
  const act = async <Result>(
    tenant: Tenant,
    { id, action, by }: { id: string; action: string; by: PeopleOperator },
    work: (
      within: Tenant,
      row: PersonRow,
    ) => Promise<{ before?: object; after?: object; result: Result; isNothing?: boolean }>,
  ): Promise<Result> =>
    tenant.db.transaction().execute(async (trx) => {
      const row = required(await holdPerson(trx, id), 'api.not_found');
      const { before, after, result, isNothing } = await work({ ...tenant, db: trx }, row);
      if (!isNothing) await insertAudit(trx, { ...by, action, target: id, before, after });
      return result;
    });

  const endSessions = async (tenant: Tenant, { id }: { id: string }): Promise<string[]> =>
    sessions.revoke(tenant.db, id);

  return {
    /** @throws api.validation for a place that is none */
    page: async (
      { db }: Tenant,
      { q = '', state = 'all', next_id }: { q?: string; state?: PersonState; next_id?: string },
    ): Promise<PageOf<OpsPerson>> => {
      const present = presentAt(now());
      const text = q.trim();
      if (text !== '') {
        const found = await searchPeople(db, { text, addresses: addressesOf(text), state, limit: PAGE });
        return { list: found.map(present), next_id: null };
      }
      const cursor = readCursor(next_id);
      const after = cursor && { time: new Date(cursor.place), id: cursor.id };
      const rows = await listPeople(db, { state, after, limit: PAGE + 1 });
      return pageOf(rows, PAGE, ({ create_at, id }) => ({ place: +create_at, id }), present);
    },

    details,

    /** Addresses as they are, those of sessions too. That they were read is written down first. @throws api.not_found */
    reveal: (tenant: Tenant, id: string, by: PeopleOperator) =>
      act(tenant, { id, action: 'people.reveal', by }, async ({ db }) => ({
        result: {
          list: await findIdentifiers(db, id),
          sessions: (await listSessions(db, id)).map((session) => ({
            ...{ id: session.id, address: session.address },
          })),
        },
      })),

    /** Until then, for good where `until` is null. Their sessions end. @throws api.not_found, api.validation for what is over */
    ban: async (
      tenant: Tenant,
      id: string,
      { until, ...by }: PeopleOperator & { until: Date | null },
    ): Promise<OpsPerson> => {
      const banned_until = until ?? FOR_GOOD;
      if (!(banned_until > now() && banned_until <= FOR_GOOD))
        throw new ApiError('api.validation', { until: 'range' });
      const { person, ended } = await act(tenant, { id, action: 'people.ban', by }, async (within, row) => {
        await changePerson(within.db, id, { banned_until, ban_reason: by.reason });
        return {
          before: { banned_until: iso(row.banned_until) },
          after: { banned_until: iso(until) ?? 'for good' },
          result: {
            person: presentAt(now())({ ...row, banned_until }),
            ended: await endSessions(within, { id }),
          },
        };
      });
      sessions.announce(tenant, id, ended);
      return person;
    },

    /** Again changes nothing. @throws api.not_found */
    lift: (tenant: Tenant, id: string, by: PeopleOperator): Promise<OpsPerson> =>
      act(tenant, { id, action: 'people.lift', by }, async ({ db }, row) => {
        await changePerson(db, id, { banned_until: null, ban_reason: '' });
        return {
          before: { banned_until: iso(row.banned_until) },
          after: { banned_until: null },
          isNothing: row.banned_until === null,
          result: presentAt(now())({ ...row, banned_until: null }),
        };
      }),

    signOut: async (tenant: Tenant, id: string, by: PeopleOperator): Promise<{ ended: number }> => {
      const ended = await act(tenant, { id, action: 'people.sign_out', by }, async (within) => {
        const ids = await endSessions(within, { id });
        return { after: { ended: ids.length }, result: ids };
      });
      sessions.announce(tenant, id, ended);
      return { ended: ended.length };
    },

    /** One session of theirs; its sockets close at once. @throws api.not_found for one that is over */
    endSession: async (tenant: Tenant, id: string, session: string, by: PeopleOperator): Promise<object> => {
      await act(tenant, { id, action: 'people.end_session', by }, async ({ db }) => ({
        after: { session },
        result: required(await revokeSession(db, session, id), 'api.not_found'),
      }));
      sessions.announce(tenant, id, [session]);
      return {};
    },

    /** Its owner sets another one; nothing is withdrawn for a while then. Again changes nothing. */
    forgetSecurityCode: (tenant: Tenant, id: string, by: PeopleOperator): Promise<object> =>
      act(tenant, { id, action: 'people.security_code', by }, async ({ db }) => ({
        isNothing: !(await forgetSecurityCode(db, id, LIMITS.securityCodeWait)),
        result: {},
      })),

    /** The note itself is not in the log: what is known of somebody goes with them. */
    change: async (
      tenant: Tenant,
      id: string,
      {
        reason,
        operator,
        address,
        ...change
      }: PeopleOperator & Pick<PersonChange, 'type' | 'can_create_group' | 'memo'>,
    ): Promise<OpsPersonDetails> => {
      const by = { reason, operator, address };
      await act(tenant, { id, action: 'people.change', by }, async ({ db }, row) => {
        await changePerson(db, id, change);
        const { memo, ...told } = change;
        const names = Object.keys(told) as (keyof typeof told)[];
        return {
          before: Object.fromEntries(names.map((name) => [name, row[name]])),
          after: { ...told, ...(memo !== undefined && { memo: 'changed' }) },
          result: undefined,
        };
      });
      return details(tenant, id);
    },
  };
};

export type PeopleOperators = ReturnType<typeof createPeopleOperators>;
