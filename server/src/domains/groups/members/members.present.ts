import { ADMIN_RIGHTS, type Admin, type Member, type MemberDetails } from '@livery/contract';
import { presentDeleteAt, presentPerson } from '../../users/users.present.ts';
import type { MemberRow } from './members.repository.ts';

/** `called`: what the reader calls people, by their ids. */
export const presentMember = (row: MemberRow, called: ReadonlyMap<string, string>): Member => ({
  ...presentPerson(row),
  nickname: called.get(row.id) ?? row.nickname,
  origin_nickname: row.nickname,
  delete_at: presentDeleteAt(row.delete_at),
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
