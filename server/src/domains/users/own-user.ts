import type { TenantDb } from '../../infra/database/database.ts';
import type { UserRow } from './users.repository.ts';

/** How an account is entered, as auth keeps it; null where the person has none. */
export interface Credentials {
  phone: string | null;
  email: string | null;
  has_password: boolean;
  has_security_code: boolean;
  /** How many addresses lead to the account. */
  bind_count: number;
}

/** Functions of domains above this one about an account: passed in when the services are composed. */
export interface AccountFacts {
  findCredentials(db: TenantDb, userId: string): Promise<Credentials>;
  /** Groups of more than two that the person is in. */
  countGroups(db: TenantDb, userId: string): Promise<number>;
}

/** The signed-in user's own row with what only they may see. */
export type OwnUser = UserRow & Credentials & { group_count: number };
