import type { ShareCard } from '@livery/contract';
import { required } from '../../infra/errors.ts';
import { randomText } from '../../infra/ids.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { changeGroup } from './memberships.ts';
import { findShared, keepCode, type SharedGroup } from './sharing.repository.ts';

/** 36^12: nobody comes upon one by trying. Shorter than ids, so that no code is one. */
const CODE_LENGTH = 12;

/**
 * The code by which a group is shown to others: one a group, whoever shares it.
 * @throws api.forbidden for whom the group does not let invite, and in direct conversations, api.not_found
 */
export const shareCode = async (tenant: Tenant, caller: Caller, groupId: string): Promise<string> => {
  const change = { id: groupId, call: 'POST /api/v1/share/group' } as const;
  return changeGroup(tenant, caller, change, ({ tenant: { db } }) =>
    keepCode(db, groupId, randomText(CODE_LENGTH)),
  );
};

/** What a code shows. @throws api.invalid_share_code */
export const sharedGroup = async ({ db }: Tenant, { userId }: Caller, code: string) => {
  const [shared] = await findShared(db, userId, [code]);
  return { code, ...present(required(shared, 'api.invalid_share_code')) };
};

/** What shared groups look like to one viewer now, by their code; what is no code has no card. */
export const groupCards = async (
  { db }: Tenant,
  viewer: string,
  codes: readonly string[],
): Promise<Map<string, ShareCard>> => {
  const found = codes.length === 0 ? [] : await findShared(db, viewer, codes);
  return new Map(
    found.map((shared) => [shared.code, { id: shared.code, state: 'open', group: present(shared) }]),
  );
};

const present = ({ group_id, display_name, icon, member_count, is_member }: SharedGroup) => ({
  display_name,
  icon: publicUrl(icon),
  member_count,
  ...(is_member && { group_id }),
});
