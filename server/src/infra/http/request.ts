import type { ErrorCode, Locale } from '@livery/contract';
import type { Access, CallName } from '@livery/contract/calls';
import type { FastifyContextConfig } from 'fastify';
import type { Caller, Tenant } from '../tenancy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant;
    caller: Caller | undefined;
    locale: Locale;
    /** The code that the call failed with. */
    failure: ErrorCode | undefined;
    /** Where the caller is, as limits count it: the socket's peer, or the configured proxy header. */
    address: string;
  }
  interface FastifyContextConfig {
    /** Every route declares it; the application refuses to start with one that does not. */
    access?: Access;
    /** The call of the contract that the route serves. */
    call?: CallName;
    /** Its body is a form with a file: who may send one gets time for it. */
    isForm?: true;
    /** Served on hosts of no brand too; `tenant` is absent there. */
    anyHost?: boolean;
  }
}

/** Where a request leads: a call, a page or a file, and who may go there. */
export interface Place extends FastifyContextConfig {
  /** As it is written down, with the names of its parameters; undefined: there is nothing. */
  url?: string;
}
