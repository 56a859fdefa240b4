import type { Brand } from '../brand/brand.ts';
import type { TenantDb } from './database/database.ts';

/** A brand and its rows: the first argument of every service. Nothing of it can name another brand. */
export interface Tenant {
  brand: Brand;
  db: TenantDb;
}

/** Who is calling: a session, or the narrow token that only resets a password. */
export interface Caller {
  userId: string;
  sessionId: string;
  scope: 'session' | 'reset';
}

/** A caller as the presented access token says, and until when that is good. */
export interface AuthenticatedCaller extends Caller {
  expiresAt: Date;
}
