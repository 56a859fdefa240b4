import type { AdminRight, Member, Person } from '@livery/contract';
import type { MessageId } from '../../../../lib/intl/ids.ts';

/** What is done with a group, one after the other in one sheet. */
export type ManageStep =
  | {
      kind:
        | 'facts'
        | 'invite'
        | 'code'
        | 'admins'
        | 'pickAdmin'
        | 'permissions'
        | 'blocks'
        | 'pickBlocked'
        | 'blockById'
        | 'transfer';
    }
  | { kind: 'rights'; person: Person; rights: readonly AdminRight[] | undefined }
  | { kind: 'member'; member: Member };

export const STEP_TITLES = {
  facts: 'group.facts',
  invite: 'group.invite',
  code: 'group.code',
  admins: 'group.admins',
  pickAdmin: 'group.admins.add',
  permissions: 'group.permissions',
  blocks: 'group.blocks',
  pickBlocked: 'group.blocks.add',
  blockById: 'group.blocks.by_id',
  transfer: 'group.transfer',
  rights: 'group.rights',
  member: 'group.member',
} as const satisfies Record<ManageStep['kind'], MessageId>;
