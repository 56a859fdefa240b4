import type { InvitedPerson, OpsInvite } from '@livery/contract';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { InviteOperators } from '../../auth/invites/operators.ts';
import { csvOf } from '../audit/csv.ts';
import type { By } from '../by.ts';
import type { WriteRead } from '../reads.ts';

interface OpsInvitesParts {
  invites: InviteOperators;
  writeRead: WriteRead;
}

const HEAD = ['code', 'note', 'uses', 'taken', 'until', 'state', 'made by', 'made'] as const;

const lineOf = ({ code, note, most, taken, until, state, made_by, create_at }: OpsInvite) => [
  ...[code, note, most === null ? '' : String(most), String(taken)],
  ...[until ?? '', state, made_by, create_at],
];

/** What of the codes nobody has before it stands in the audit log; what there is none of is not written there. */
export const createOpsInvites = ({ invites, writeRead }: OpsInvitesParts) => ({
  /** @throws api.not_found, api.too_frequent */
  people: async (
    tenant: Tenant,
    by: By,
    { id, next_id }: { id: string; next_id?: string | undefined },
  ): Promise<{ list: InvitedPerson[]; next_id: string | null }> => {
    const { rows, next_id: further } = await invites.invited(tenant, id, next_id);
    await writeRead(tenant, by, { action: 'invites.people', target: id });
    const list = rows.map(({ id: person, username, create_at, cleaned_at }) => ({
      ...{ id: person, username: cleaned_at ? '' : username, create_at: create_at.toISOString() },
    }));
    return { list, next_id: further };
  },

  /** As CSV. @throws api.not_found, api.too_frequent */
  exported: async (tenant: Tenant, by: By, batch: string): Promise<string> => {
    const codes = await invites.batch(tenant, batch);
    await writeRead(tenant, by, { action: 'invites.export', target: batch });
    return csvOf(HEAD, codes.map(lineOf));
  },
});

export type OpsInvites = ReturnType<typeof createOpsInvites>;
