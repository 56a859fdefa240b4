import { LedgerType } from '@livery/contract';
import { pay } from '../../server/src/domains/envelopes/operations.ts';
import { NO_CONTENT } from '../../server/src/domains/messages/messages.writer.ts';
import { storeMessagesWithin } from '../../server/src/domains/messages/send.repository.ts';
import { bucketIn, bucketOf, newKeyedId } from '../../server/src/infra/ids.ts';
import type { Tenant } from '../../server/src/infra/tenancy.ts';
import type { Envelopes } from './envelopes.world.ts';

/** True: a packet was theirs. */
export type Claim = (id: string, userId: string) => Promise<boolean>;

/**
 * As one would write it: a transaction a claim, which locks the envelope and then does all that a claim is: the packet, the
 * points, the row in the conversation. On the pool of ours, with its tables, indexes, ledger and messages.
 */
export const lockingClaims = ({ services: { ledger }, tenant, keeping }: Envelopes): Claim => {
  const on: Tenant = { ...tenant, db: keeping.tenant(tenant.brand.id) };
  return (id, userId) =>
    ledger.inTransaction(on, async (within) => {
      const { db } = within;
      const envelope = await db
        .selectFrom('envelopes')
        .selectAll()
        .where('bucket', '=', bucketIn(id))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (envelope?.state !== 'open' || envelope.user_id === userId) return false;
      const { group_id, claimed_count, claimed_amount, count, shares } = envelope;
      const member = await db
        .selectFrom('group_members')
        .select(['joined_seq', 'cleared_seq'])
        .where('bucket', '=', bucketOf(group_id))
        .where('group_id', '=', group_id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!member || envelope.seq <= Math.max(member.joined_seq, member.cleared_seq)) return false;
      const own = await db
        .selectFrom('envelope_claims')
        .select('place')
        .where('bucket', '=', bucketIn(id))
        .where('envelope_id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (own) return false;
      const place = claimed_count + 1;
      const amount = Number(shares[claimed_count] ?? 0);
      const claim = {
        ...{ bucket: bucketIn(id), envelope_id: id, place, user_id: userId },
        ...{ amount, cid: 'c', create_at: new Date() },
      };
      await db.insertInto('envelope_claims').values(claim).execute();
      await db
        .updateTable('envelopes')
        .set({ claimed_count: place, claimed_amount: claimed_amount + amount })
        .set(place === count ? { state: 'empty', due_at: null } : {})
        .where('bucket', '=', bucketIn(id))
        .where('id', '=', id)
        .execute();
      await ledger.post(within, [pay(envelope, { userId, amount }, LedgerType.LUCKY_ENVELOPE)]);
      const at = { id: newKeyedId(group_id), group_id, user_id: userId, target_id: envelope.user_id };
      const row = { ...NO_CONTENT, ...at, type: 'red_envelope_claim', envelope_id: id, cid: `claim/${id}` };
      await storeMessagesWithin(db, tenant.brand.id, [{ ...row, text: String(amount) }]);
      return true;
    });
};
