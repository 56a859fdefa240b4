import type { Message, MessageEnvelope, MessageType } from '@livery/contract';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { Announcing } from './announcing.ts';
import { presentMessage } from './message.present.ts';
import type { MessageRow } from './message.rows.ts';
import { NO_CONTENT } from './messages.writer.ts';
import type { Indexing } from './search/indexing.ts';
import { BATCH } from './search/tokens.ts';
import { type Draft, storeMessagesWithin } from './send.repository.ts';
import type { CheckText } from './text-check.ts';
import type { Untold } from './untold.ts';
import { findFirstByCid } from './visible-message.repository.ts';

/** A message that a domain above stores together with what it is about. */
export interface NewPost
  extends Pick<Draft, 'id' | 'group_id' | 'user_id' | 'cid' | 'text'>,
    Partial<Pick<Draft, 'target_id' | 'envelope_id' | 'ability'>> {
  type: Extract<MessageType, 'red_envelope' | 'red_envelope_claim'>;
}

/** One that is stored. */
export type Posted = MessageRow;

interface Dependencies extends Pick<Announcing, 'announceNew' | 'announceAgain'> {
  checkText: CheckText;
  indexing: Pick<Indexing, 'catchUp'>;
  untold: Untold;
}

/** Messages of domains above, which are stored in a transaction of theirs, and told once that has committed. */
export const createPosting = ({ checkText, indexing, untold, announceNew, announceAgain }: Dependencies) => ({
  checkText,

  /** What somebody's first write under this client id made. */
  findFirst: ({ db }: Tenant, { userId }: Caller, cid: string): Promise<Posted | undefined> =>
    findFirstByCid(db, userId, cid),

  /**
   * In the transaction of `tenant.db`. Undefined in the place of one that the group does not take of its sender, or whose
   * client id is there already: nothing of it is stored.
   */
  postWithin: async ({ brand, db }: Tenant, posts: readonly NewPost[]): Promise<(Posted | undefined)[]> => {
    const drafts = posts.map((post): Draft => ({ ...NO_CONTENT, ...post }));
    const stored = await storeMessagesWithin(db, brand.id, drafts);
    return stored.map((each) => (each?.isNew ? each.row : undefined));
  },

  /** It is stored, whatever becomes of the events: readers catch up by the calls. */
  announcePosted: async (tenant: Tenant, row: Posted, envelope?: MessageEnvelope): Promise<void> => {
    const message = { ...presentMessage(row), ...(envelope && { envelope }) };
    await untold.tellNew(tenant.brand.id, row, () => announceNew(tenant, row, message));
    if (row.seq % BATCH === 0) indexing.catchUp(tenant, row.group_id, row.seq);
  },

  /** Of a repeat: what its first attempt may have left untold. */
  announceRepeated: (tenant: Tenant, row: Posted, envelope: MessageEnvelope): Promise<void> =>
    untold.tellRepeat(tenant.brand.id, row, () =>
      announceAgain(tenant, row, { ...presentMessage(row), envelope }),
    ),

  presentPosted: (row: Posted, envelope: MessageEnvelope): Message => ({ ...presentMessage(row), envelope }),
});

export type Posting = ReturnType<typeof createPosting>;
