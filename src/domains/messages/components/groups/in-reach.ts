import type { Group, GroupRole, Member } from '@livery/contract';

/** What a member is now, as the group says. */
export const roleIn = ({ owner_id, admins }: Pick<Group, 'owner_id' | 'admins'>, id: string): GroupRole => {
  if (id === owner_id) return 'owner';
  return admins.includes(id) ? 'admin' : 'member';
};

/** The server decides; this only leaves out what it never allows: the owner, and admins for another admin. */
export const isInReach = ({ user_auth }: Group, { role }: Pick<Member, 'role'>): boolean =>
  role === 'member' || (role === 'admin' && user_auth.role === 'owner');
