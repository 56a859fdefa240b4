import { ApiError, required } from '../../../infra/errors.ts';
import { newToken } from '../../../infra/ids.ts';
import type { OidcIdentity } from '../../../infra/oidc/oidc.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { Identifier } from '../identifiers/identifier.ts';
import { type Secrets, tokenHash } from '../secrets.ts';
import { findTicket, insertLink, insertTicket, type Ticket, takeTicket } from './tickets.repository.ts';

/** One-time tickets of people who proved an account at a provider and have none here that it leads to. */
export interface Tickets {
  issue(tenant: Tenant, deviceId: string, identity: OidcIdentity): Promise<string>;
  /** Undefined without one. @throws api.invalid_data for one that is over, used, or of another device */
  find(
    tenant: Tenant,
    input: { oauth_ticket?: string | undefined; device_id: string },
  ): Promise<Ticket | undefined>;
  /** Uses it up and links, in the caller's transaction. @throws api.invalid_data, api.data_exists */
  link(db: Tenant['db'], ticket: Ticket, userId: string): Promise<void>;
}

export const createTickets = (secrets: Secrets): Tickets => ({
  issue: async ({ brand, db }, deviceId, { issuer, subject, email }) => {
    const ticket = newToken();
    await insertTicket(db, {
      ticket_hash: tokenHash(ticket),
      device_hash: secrets.deviceHash(brand.id, deviceId),
      issuer,
      subject,
      email: email ?? null,
    });
    return ticket;
  },
  find: async ({ brand, db }, { oauth_ticket, device_id }) => {
    if (!oauth_ticket) return undefined;
    const device = secrets.deviceHash(brand.id, device_id);
    return required(await findTicket(db, tokenHash(oauth_ticket), device), 'api.invalid_data');
  },
  link: async (db, ticket, userId) => {
    if (!(await takeTicket(db, ticket.ticket_hash))) throw new ApiError('api.invalid_data');
    if (!(await insertLink(db, ticket, userId))) throw new ApiError('api.data_exists');
  },
});

/** Whether the provider verified exactly this address. */
export const provesIdentifier = ({ email }: Ticket, { mode, value }: Identifier): boolean =>
  mode === 'email' && email === value;
