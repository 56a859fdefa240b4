import { ChatType, directPartner } from '@livery/contract';
import type { Brand } from '../../brand/brand.ts';
import { ApiError } from '../../infra/errors.ts';
import type { Membership } from './groups.repository.ts';

/** What there is to permit. @assumed */
export type Ability = 'message' | 'image' | 'video' | 'voice' | 'file' | 'link' | 'invite' | 'pin';

const DIRECT_ABILITIES: Ability[] = ['message', 'image', 'video', 'voice', 'file', 'pin'];
const ADMIN_ABILITIES: Ability[] = [...DIRECT_ABILITIES, 'link', 'invite'];

/** What a member may do; the client asks `user_auth.permissions.includes(…)`. */
export const abilitiesOf = (
  at: Pick<Membership, 'type' | 'role' | 'member_permission' | 'closed'>,
  { config }: Pick<Brand, 'config'>,
): string[] => {
  if (at.type === ChatType.DM) {
    if (at.closed) return [];
    return config.direct_links ? [...DIRECT_ABILITIES, 'link'] : DIRECT_ABILITIES;
  }
  return at.role === 'member' ? at.member_permission : ADMIN_ABILITIES;
};

/**
 * Members alone see or do anything in a conversation. A direct one that does not name the caller is not disclosed,
 * not even whether it exists.
 * @throws api.forbidden, api.not_found
 */
export const requireMembership = (
  groupId: string,
  userId: string,
  membership: Membership | undefined,
  exists: boolean,
): Membership => {
  if (membership) return membership;
  const namesOthers = groupId.includes('_') && directPartner(groupId, userId) === undefined;
  throw new ApiError(exists || namesOthers ? 'api.forbidden' : 'api.not_found');
};
