import { fold, type Member, NOT_CANCELLED } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { presentPerson } from '../users/users.present.ts';
import { findMembers, type MemberRow } from './members.repository.ts';
import { authorise } from './memberships.ts';

const PAGE = 50;

/** So many members are looked through for one page of those who are searched for. */
const LOOKED_THROUGH = 400;

/** Their name has it anywhere, or their ID begins with it. */
const isCalled = ({ nickname, username }: MemberRow, wanted: string): boolean =>
  fold(nickname).includes(wanted) || fold(username).startsWith(wanted);

const presentMember = (row: MemberRow): Member => ({
  ...presentPerson(row),
  origin_nickname: row.nickname,
  delete_at: row.delete_at?.toISOString() ?? NOT_CANCELLED,
  role: row.role,
});

/** The members of a conversation, for members alone. @throws api.forbidden, api.not_found */
export const listMembers = async (
  tenant: Tenant,
  caller: Caller,
  id: string,
  { q = '', next_id = '', limit = PAGE }: QueryOf<'GET /api/v1/groups/:id/members'>,
): Promise<ResultOf<'GET /api/v1/groups/:id/members'>> => {
  await authorise(tenant, caller, id);
  const wanted = fold(q.trim());
  const looked = wanted === '' ? limit : LOOKED_THROUGH;
  const rows = await findMembers(tenant.db, id, next_id, looked + 1);
  const found = rows.slice(0, looked).filter((row) => wanted === '' || isCalled(row, wanted));
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : rows.length > looked ? rows[looked - 1] : undefined;
  return { list: page.map(presentMember), next_id: last?.id ?? null };
};
