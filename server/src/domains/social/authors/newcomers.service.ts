import { type AuthorEntry, GUEST_USER_ID } from '@livery/contract';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GuestReads } from '../guest-reads.ts';
import { presentEntry } from '../social.present.ts';
import { listNewcomers } from './newcomers.repository.ts';

const SHOWN = 8;

/** People who joined lately, to be discovered. */
export const createNewcomers = ({ charge, once }: Pick<GuestReads, 'charge' | 'once'>) => {
  const read = async ({ db }: Tenant, viewer: string): Promise<{ list: AuthorEntry[] }> => ({
    list: (await listNewcomers(db, viewer, SHOWN)).map(presentEntry(viewer)),
  });
  return {
    listNewcomers: (tenant: Tenant, { userId }: Caller) => read(tenant, userId),

    /** @throws api.guest_quota */
    listGuestNewcomers: async (tenant: Tenant, address: string): Promise<{ list: AuthorEntry[] }> => {
      await charge(tenant, address, 1);
      return once(tenant, ['newcomers'], () => read(tenant, GUEST_USER_ID));
    },
  };
};
