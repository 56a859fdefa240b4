import type { MessageType } from '@livery/contract';
import type { Tenant } from '../../infra/tenancy.ts';

/** A system message about a conversation, shown as a row without a bubble. */
export interface Notice {
  groupId: string;
  /** Who did it. */
  userId: string;
  type: Extract<
    MessageType,
    | 'group_create'
    | 'group_displayname'
    | 'group_icon'
    | 'invite_member'
    | 'remove_member'
    | 'member_join'
    | 'member_left'
    | 'message_pin'
  >;
  /** The new name, where it is about one. Of invite_member: how many came, where they are several. */
  text?: string;
  /** Whom or what it was done to: a user's id (the first, where they are several), of message_pin the message's. */
  targetId?: string;
  /** A member in whose presence it happened, where who did it is none any more. */
  witness?: string;
  /** A repeat with the same one posts nothing twice. */
  cid: string;
}

/**
 * Stores a notice and publishes it to the members. Rows are the messages domain's to write: it stands above this one and is
 * handed in when the services are composed.
 */
export type PostNotice = (tenant: Tenant, notice: Notice) => Promise<void>;
