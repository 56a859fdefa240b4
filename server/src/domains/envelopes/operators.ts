import { createHash } from 'node:crypto';
import { EnvelopeKind, type OpsEnvelope } from '@livery/contract';
import { insertAudit } from '../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import { findStored, listOpened, type StoredEnvelope } from './operators.repository.ts';
import { verifyEnvelope } from './verifying.ts';

interface Dependencies {
  ledger: Pick<LedgerService, 'balanceOf'>;
  findPeople: (db: TenantDb, ids: readonly string[]) => Promise<{ id: string; username: string }[]>;
}

interface ReadBy {
  operator: string;
  address: string;
  reason: string;
}

/** Whoever knew the seed of an open one could choose whom they let open it. */
const isOpen = ({ due_at }: StoredEnvelope): boolean => due_at !== null;

/** What operators see of envelopes; that they did is in the audit log. What is still to be opened is nobody's to know. */
export const createEnvelopeOperators = ({ ledger, findPeople }: Dependencies) => ({
  /** One of them with who opened it, and whether all of it is as it was drawn. @throws api.not_found */
  opened: async (tenant: Tenant, id: string, by: ReadBy): Promise<OpsEnvelope> => {
    const { db } = tenant;
    const envelope = required(await findStored(db, id), 'api.not_found');
    await insertAudit(db, { ...by, action: 'envelopes.read', target: id });
    const packets = await listOpened(db, id);
    const account = await ledger.balanceOf(tenant, { kind: 'envelope', owner: id });
    const ids = [...new Set([envelope.user_id, ...packets.map(({ user_id }) => user_id)])];
    const names = new Map((await findPeople(db, ids)).map((person) => [person.id, person.username]));
    const personOf = (userId: string) => ({ id: userId, username: names.get(userId) ?? '' });
    const isSecret = envelope.kind === EnvelopeKind.BOMD && isOpen(envelope);
    const { kind, amount, count, state, group_id, claimed_count, mine, odds, seed } = envelope;
    return {
      ...{ id, kind, amount, count, state, group_id, claimed_count, mine },
      odds: odds === null ? null : odds / 10,
      claimed_amount: isSecret ? null : envelope.claimed_amount,
      sender: personOf(envelope.user_id),
      create_at: envelope.create_at.toISOString(),
      expire_at: envelope.expire_at.toISOString(),
      settle_at: envelope.settle_at?.toISOString() ?? null,
      seed_hash: createHash('sha256').update(seed).digest('hex'),
      seed: isOpen(envelope) ? null : seed.toString('hex'),
      balance: account.balance,
      packets: packets.map((packet) => ({
        person: personOf(packet.user_id),
        amount: isSecret ? null : packet.amount,
        create_at: packet.create_at.toISOString(),
      })),
      checks: await verifyEnvelope(envelope, packets, account),
    };
  },
});

export type EnvelopeOperators = ReturnType<typeof createEnvelopeOperators>;
