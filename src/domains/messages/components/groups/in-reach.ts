import type { Group, Member } from '@livery/contract';

/** The server decides; this only leaves out what it never allows: the owner, and admins for another admin. */
export const isInReach = ({ user_auth }: Group, { role }: Pick<Member, 'role'>): boolean =>
  role === 'member' || (role === 'admin' && user_auth.role === 'owner');
