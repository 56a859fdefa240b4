import type { ColumnType, Generated } from 'kysely';
import type { OptionalTime, Stamp, Time } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

export interface IdentifiersTable {
  mode: 'phone' | 'email';
  value: string;
  user_id: string;
  create_at: Stamp;
}

export interface PasswordsTable {
  user_id: string;
  hash: string;
  update_at: Stamp;
}

export interface CodesTable {
  mode: string;
  value: string;
  code_hash: Buffer;
  tries: Generated<number>;
  sent_at: Time;
  expires_at: Time;
}

export interface VerifiedIdentifiersTable {
  device_hash: Buffer;
  mode: string;
  value: string;
  expires_at: Time;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  scope: Generated<'session' | 'reset'>;
  channel: number;
  device_hash: Buffer;
  device_type: Generated<string>;
  agent: Generated<string>;
  /** Where it was opened, or its tokens were renewed last. */
  address: Generated<string>;
  access_hash: Buffer;
  access_expires_at: Time;
  family_hash: Buffer;
  refresh_hash: Buffer | null;
  refresh_expires_at: OptionalTime;
  previous_refresh_hash: Buffer | null;
  rotated_at: OptionalTime;
  expires_at: Time;
  create_at: Stamp;
  revoked_at: OptionalTime;
}

export interface SecurityCodesTable {
  user_id: string;
  hash: string;
  tries: Generated<number>;
  locked_until: OptionalTime;
  withdraw_after: OptionalTime;
  update_at: Stamp;
}

export type QrStatus = 'waiting' | 'scanned' | 'accepted' | 'refused' | 'used';

export interface QrLoginsTable {
  passcode_hash: Buffer;
  device_hash: Buffer;
  device_type: string;
  agent: Generated<string>;
  status: ColumnType<QrStatus, QrStatus | undefined, QrStatus>;
  user_id: string | null;
  expires_at: Time;
}

export interface ExternalIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  create_at: Stamp;
}

export interface OauthTicketsTable {
  ticket_hash: Buffer;
  device_hash: Buffer;
  issuer: string;
  subject: string;
  email: string | null;
  expires_at: Time;
}

/** A code by which operators let people in. */
export interface InviteCodesTable {
  id: string;
  code: string;
  note: Generated<string>;
  /** Null: without bound. */
  most: number | null;
  taken: Generated<number>;
  until_at: OptionalTime;
  /** Those that were made together, in their order. */
  batch: string;
  place: number;
  made_by: string;
  create_at: Stamp;
  withdrawn_at: OptionalTime;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    identifiers: IdentifiersTable;
    passwords: PasswordsTable;
    codes: CodesTable;
    verified_identifiers: VerifiedIdentifiersTable;
    sessions: SessionsTable;
    security_codes: SecurityCodesTable;
    qr_logins: QrLoginsTable;
    external_identities: ExternalIdentitiesTable;
    oauth_tickets: OauthTicketsTable;
    invite_codes: InviteCodesTable;
  }
}

export const tables: DomainTables = {
  owns: [
    'identifiers',
    'passwords',
    'codes',
    'verified_identifiers',
    'sessions',
    'security_codes',
    'qr_logins',
    'external_identities',
    'oauth_tickets',
    'invite_codes',
  ],
  uses: [
    {
      table: 'users',
      access: 'read',
      why: 'Every call of a signed-in user is one query: the session and whether its account still lives.',
    },
    {
      table: 'users',
      access: 'write',
      why: 'Operators change what an account may do in the transaction that ends its sessions.',
    },
  ],
};
