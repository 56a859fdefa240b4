import type { Message } from '@livery/contract';
import type { TenantDb } from '../../infra/database/database.ts';

/** Where a message stands in its conversation. */
export interface MessagePosition {
  group_id: string;
  seq: number;
}

/**
 * The messages at these positions, in no order. They are the messages domain's to read and to
 * present: it stands above this one and is handed in when the services are composed.
 */
export type LastMessages = (db: TenantDb, positions: readonly MessagePosition[]) => Promise<Message[]>;
