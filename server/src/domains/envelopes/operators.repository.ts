import type { Selectable } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketIn } from '../../infra/ids.ts';
import type { EnvelopeClaimsTable, EnvelopesTable } from './envelopes.tables.ts';

export type StoredEnvelope = Selectable<EnvelopesTable>;
export type OpenedPacket = Pick<
  Selectable<EnvelopeClaimsTable>,
  'place' | 'user_id' | 'amount' | 'create_at'
>;

export const findStored = (db: TenantDb, id: string): Promise<StoredEnvelope | undefined> =>
  db
    .selectFrom('envelopes')
    .selectAll()
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .executeTakeFirst();

/** In the order in which they were opened: an envelope has no more than a conversation has members. */
export const listOpened = (db: TenantDb, id: string): Promise<OpenedPacket[]> =>
  db
    .selectFrom('envelope_claims')
    .where('bucket', '=', bucketIn(id))
    .where('envelope_id', '=', id)
    .orderBy('place')
    .select(['place', 'user_id', 'amount', 'create_at'])
    .execute();
