import type { ReportCase, ReportDetails, ReportKind, SingleReport } from '@livery/contract';
import { insertAudit } from '../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { GroupOperators } from '../groups/operators.ts';
import type { MessageOperators } from '../messages/retraction/operators.ts';
import type { PostOperators } from '../social/publishing/operators.ts';
import { type Names, presentCase, presentReport, presentShown } from './cases.present.ts';
import {
  type CaseFilter,
  type CaseRow,
  type ClosedCase,
  closeCase,
  findCase,
  findCases,
  findOtherCases,
  findReportOf,
  findReportsOf,
  holdCase,
  type ShownCase,
} from './cases.repository.ts';
import { type Evidence, filesOf } from './evidence.ts';

/** Who decides, and where from. */
export interface By {
  operator: string;
  address?: string;
}

export interface CaseDecision {
  decision: 'dismiss' | 'uphold';
  /** Of a post that is taken down its author reads it. */
  reason: string;
  /** So many reports the operator has seen. */
  count: number;
}

interface Page {
  next_id?: string | undefined;
  limit?: number | undefined;
}

interface Dependencies {
  posts: Pick<PostOperators, 'rejectIn' | 'isUp'>;
  groups: Pick<GroupOperators, 'dissolveIn' | 'isUp'>;
  messages: Pick<MessageOperators, 'removeIn' | 'isUp'>;
  findPeople: (db: TenantDb, ids: readonly string[]) => Promise<{ id: string; username: string }[]>;
}

const PAGE = 50;
const MOST_HISTORY = 20;

/** @throws api.validation */
const numberOf = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined || cursor === '') return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiError('api.validation', { next_id: 'cursor' });
  return Number(cursor);
};

const stateAfter = ({ decision }: CaseDecision): ClosedCase['state'] =>
  decision === 'dismiss' ? 'dismissed' : 'upheld';

/** A repeat of one's own decision. @throws api.invalid_data where it was decided otherwise */
const requireSame = (row: CaseRow, { operator }: By, decision: CaseDecision): void => {
  if (row.decided_by !== operator || row.state !== stateAfter(decision))
    throw new ApiError('api.invalid_data');
};

/** What operators answer to reports: all that were made of one thing at once. */
export const createReportOperators = ({ posts, groups, messages, findPeople }: Dependencies) => {
  const TAKES: Record<ReportKind, Pick<MessageOperators, 'removeIn' | 'isUp'>> = {
    post: { removeIn: posts.rejectIn, isUp: posts.isUp },
    group: { removeIn: groups.dissolveIn, isUp: groups.isUp },
    message: messages,
    // What follows for a person is decided where people are.
    user: { removeIn: async () => false, isUp: async () => false },
  };

  const namesOf = async (db: TenantDb, ids: readonly (string | null)[]): Promise<Names> => {
    const asked = [...new Set(ids)].filter((id): id is string => id !== null);
    return new Map((await findPeople(db, asked)).map(({ id, username }) => [id, username]));
  };
  const present = async (db: TenantDb, rows: readonly ShownCase[]): Promise<ReportCase[]> => {
    const names = await namesOf(
      db,
      rows.map(({ author_id }) => author_id),
    );
    return rows.map((row) => presentCase(row, names));
  };
  const known = async (db: TenantDb, id: number): Promise<ShownCase> =>
    required(await findCase(db, id), 'api.not_found');
  const presentOne = async (db: TenantDb, id: number): Promise<ReportCase> => {
    const [one] = await present(db, [await known(db, id)]);
    return required(one, 'api.not_found');
  };

  const close = async (tenant: Tenant, row: CaseRow, by: By, decision: CaseDecision): Promise<void> => {
    const { id, kind, target_id, count } = row;
    const { reason } = decision;
    const state = stateAfter(decision);
    const was_taken_down =
      state === 'upheld' && (await TAKES[kind].removeIn(tenant, target_id, { ...by, reason }));
    await closeCase(tenant.db, id, {
      ...{ state, decided_by: by.operator, decision_reason: reason, was_taken_down },
    });
    await insertAudit(tenant.db, {
      ...{ ...by, action: `reports.${decision.decision}`, target: `${kind} ${target_id}`, reason },
      before: { case: id, reports: count },
      after: { was_taken_down },
    });
  };

  return {
    /** @throws api.validation for a cursor that is none */
    page: async (
      { db }: Pick<Tenant, 'db'>,
      { next_id, limit = PAGE, ...filter }: CaseFilter & Page,
    ): Promise<{ list: ReportCase[]; next_id: string | null }> => {
      const rows = await findCases(db, filter, { after: numberOf(next_id), limit: limit + 1 });
      const list = rows.slice(0, limit);
      const next = rows.length > limit ? String(list.at(-1)?.id) : null;
      return { list: await present(db, list), next_id: next };
    },

    /** @throws api.not_found */
    details: async ({ db }: Pick<Tenant, 'db'>, id: number): Promise<ReportDetails> => {
      const row = await known(db, id);
      const [newest] = await findReportsOf(db, id, { before: undefined, limit: 1 });
      const others = await findOtherCases(db, row, MOST_HISTORY);
      const [one, ...history] = await present(db, [row, ...others]);
      return {
        case: required(one, 'api.not_found'),
        shown: newest ? presentShown(newest, id) : { text: '', files: [] },
        can_take_down: await TAKES[row.kind].isUp({ db }, row.target_id),
        history,
      };
    },

    /** Its single reports, the newest first. @throws api.not_found */
    each: async (
      { db }: Pick<Tenant, 'db'>,
      id: number,
      { next_id, limit = PAGE }: Page,
    ): Promise<{ list: SingleReport[]; next_id: string | null }> => {
      await known(db, id);
      const rows = await findReportsOf(db, id, { before: next_id || undefined, limit: limit + 1 });
      const list = rows.slice(0, limit);
      const names = await namesOf(
        db,
        list.map(({ user_id }) => user_id),
      );
      return {
        list: list.map((report) => presentReport(report, id, names)),
        next_id: rows.length > limit ? (list.at(-1)?.id ?? null) : null,
      };
    },

    /** @throws api.not_found */
    file: async (
      { db }: Pick<Tenant, 'db'>,
      { id, report, at }: { id: number; report: string; at: number },
    ): Promise<Evidence> => {
      const row = required(await findReportOf(db, id, report), 'api.not_found');
      return required(filesOf(row)[at], 'api.not_found');
    },

    /**
     * Closes a case with all its reports, and takes down what it is about where that is decided and can be. The same again is
     * done once. @throws api.not_found, api.validation without a reason to take something down, api.invalid_data where somebody
     * else has decided, api.data_exists where more was reported than the operator has seen
     */
    decide: async (tenant: Tenant, id: number, by: By, decision: CaseDecision): Promise<ReportCase> => {
      if (decision.decision === 'uphold' && decision.reason === '')
        throw new ApiError('api.validation', { reason: 'missing' });
      await tenant.db.transaction().execute(async (db) => {
        const row = required(await holdCase(db, id), 'api.not_found');
        if (row.state !== 'open') return requireSame(row, by, decision);
        if (row.count !== decision.count) throw new ApiError('api.data_exists');
        await close({ ...tenant, db }, row, by, decision);
      });
      return presentOne(tenant.db, id);
    },
  };
};

export type ReportOperators = ReturnType<typeof createReportOperators>;
