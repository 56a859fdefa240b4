import type { MessageType } from '@livery/contract';
import type { Tenant } from '../../infra/tenancy.ts';

/** A system message about a conversation, shown as a row without a bubble. */
export interface Notice {
  groupId: string;
  /** Who did it. */
  userId: string;
  type: Extract<MessageType, 'group_create' | 'message_pin'>;
  /** The new name, where it is about one. */
  text?: string;
  /** Whom or what it was done to: a user's id, of message_pin the message's. */
  targetId?: string;
  /** A repeat with the same one posts nothing twice. */
  cid: string;
}

/**
 * Stores a notice and publishes it to the members. Rows are the messages domain's to write: it stands above this one and is
 * handed in when the services are composed.
 */
export type PostNotice = (tenant: Tenant, notice: Notice) => Promise<void>;
