import { ADMIN_RIGHTS, type Admin, type Member, type MemberDetails, NOT_CANCELLED } from '@livery/contract';
import { presentPerson } from '../../users/users.present.ts';
import type { MemberRow } from './members.repository.ts';

/** `called`: what the reader calls people, by their ids. */
export const presentMember = (row: MemberRow, called: ReadonlyMap<string, string>): Member => ({
  ...presentPerson(row),
  nickname: called.get(row.id) ?? row.nickname,
  origin_nickname: row.nickname,
  delete_at: row.delete_at?.toISOString() ?? NOT_CANCELLED,
  role: row.role,
});

export const presentMemberDetails = (row: MemberRow, called: ReadonlyMap<string, string>): MemberDetails => ({
  ...presentMember(row, called),
  joined_at: row.join_at.toISOString(),
});

export const presentAdmin = (row: MemberRow, called: ReadonlyMap<string, string>): Admin => ({
  ...presentMember(row, called),
  permissions: ADMIN_RIGHTS.filter((right) => row.rights.includes(right)),
});
