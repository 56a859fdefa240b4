import type { TenantDb } from '../../infra/database/database.ts';

/** What domains above this one know and do about two people: passed in when the services are composed. */
export interface FactsAbove {
  /** Whether their direct conversation is there. */
  hasDirect(db: TenantDb, userId: string, otherId: string): Promise<boolean>;
  /** Groups of more than two that both are in. */
  countSharedGroups(db: TenantDb, userId: string, otherId: string): Promise<number>;
  /** Who wrote what moves people now, those with most followers first. */
  findActiveAuthors(db: TenantDb, limit: number): Promise<string[]>;
  /** Neither follows the other any more. */
  endFollowing(trx: TenantDb, userId: string, otherId: string): Promise<void>;
}
