import type { InvitedPerson, OpsInvite } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';

/** Who registered with a code, the latest first. */
export class InvitedPeople {
  readonly pages: PagedList<InvitedPerson>;
  readonly invite: OpsInvite;

  constructor(http: HttpCalls, invite: OpsInvite) {
    this.invite = invite;
    this.pages = new PagedList<InvitedPerson>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/invites/:id/people', {
          ...{ params: { id: invite.id }, query: { next_id }, signal, claims: 'all' },
        }),
      keyOf: ({ id }) => id,
    });
  }
}
