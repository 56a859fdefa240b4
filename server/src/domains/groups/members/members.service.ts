import { fold, type Member, type MemberDetails } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { readCursor, writeCursor } from '../../../infra/cursor.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { NotesService } from '../../users/notes.service.ts';
import { authoriseCall } from '../memberships.ts';
import { presentMember, presentMemberDetails } from './members.present.ts';
import {
  findMembersByIds,
  findNames,
  type MemberPosition,
  type MemberRow,
  type NamesRow,
} from './members.repository.ts';

const PAGE = 50;

/** So many members are looked through for one page of those who are searched for. */
const LOOKED_THROUGH = 1_200;

export interface MembersDependencies {
  notes: Pick<NotesService, 'nicknamesOf'>;
}

/** Who is in a conversation: for its members alone. */
export const createMembers = ({ notes }: MembersDependencies) => {
  const calledBy = (tenant: Tenant, { userId }: Caller, rows: readonly { id: string }[]) =>
    notes.nicknamesOf(
      tenant,
      userId,
      rows.map(({ id }) => id),
    );

  const inOrder = async (tenant: Tenant, id: string, names: readonly NamesRow[]): Promise<MemberRow[]> => {
    if (names.length === 0) return [];
    const ids = names.map((row) => row.id);
    const rows = new Map((await findMembersByIds(tenant.db, id, ids)).map((row) => [row.id, row]));
    return names.flatMap((row) => rows.get(row.id) ?? []);
  };

  /** @throws api.forbidden, api.not_found, api.validation for a cursor that is none */
  const members = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    { q = '', next_id, limit = PAGE }: QueryOf<'GET /api/v1/groups/:id/members'>,
  ): Promise<ResultOf<'GET /api/v1/groups/:id/members'>> => {
    await authoriseCall(tenant, caller, id, 'GET /api/v1/groups/:id/members');
    const wanted = fold(q.trim());
    const looked = wanted === '' ? limit : LOOKED_THROUGH;
    const names = await findNames(tenant.db, id, readPosition(next_id), looked + 1);
    const called = await calledBy(tenant, caller, names);
    const found = names.slice(0, looked).filter((row) => wanted === '' || isCalled(row, called, wanted));
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : names.length > looked ? names[looked - 1] : undefined;
    return {
      list: (await inOrder(tenant, id, page)).map((row) => presentMember(row, called)),
      next_id: last ? writeCursor({ place: last.rank, id: last.id }) : null,
    };
  };

  /** @throws api.forbidden, api.not_found */
  const membersByIds = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    ids: readonly string[],
  ): Promise<{ list: Member[] }> => {
    await authoriseCall(tenant, caller, id, 'POST /api/v1/groups/:id/members/ids');
    const rows = await findMembersByIds(tenant.db, id, ids);
    const called = await calledBy(tenant, caller, rows);
    return { list: rows.map((row) => presentMember(row, called)) };
  };

  /** @throws api.forbidden, api.not_found, api.invalid_member_id for who is not in it */
  const member = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    userId: string,
  ): Promise<MemberDetails> => {
    await authoriseCall(tenant, caller, id, 'GET /api/v1/groups/:id/members/:uid');
    const rows = await findMembersByIds(tenant.db, id, [userId]);
    const row = required(rows[0], 'api.invalid_member_id');
    return presentMemberDetails(row, await calledBy(tenant, caller, rows));
  };

  return { members, membersByIds, member };
};

/** Their name has it anywhere, or what the reader calls them, or their ID begins with it. */
const isCalled = (row: NamesRow, called: ReadonlyMap<string, string>, wanted: string): boolean =>
  [row.nickname, called.get(row.id) ?? ''].some((name) => fold(name).includes(wanted)) ||
  fold(row.username).startsWith(wanted);

/** @throws api.validation */
const readPosition = (cursor: string | undefined): MemberPosition | undefined => {
  const after = readCursor(cursor);
  if (!after) return undefined;
  const { place: rank, id } = after;
  if (rank !== 0 && rank !== 1 && rank !== 2) throw new ApiError('api.validation', { next_id: 'cursor' });
  return { rank, id };
};
