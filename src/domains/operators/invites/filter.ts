import { INVITE_STATES, type InviteState } from '@livery/contract';

/** What stands in the address: which codes, of which batch, or the one that is named. */
export interface InviteFilter {
  state?: InviteState | undefined;
  batch?: string | undefined;
  code?: string | undefined;
}

const PATH = '/ops/invites';

export const inviteFilterOf = (query: URLSearchParams): InviteFilter => {
  const batch = query.get('batch') ?? '';
  return {
    state: INVITE_STATES.find((each) => each === query.get('state')),
    batch: /^[A-Za-z0-9]{1,64}$/.test(batch) ? batch : undefined,
    code: query.get('code')?.trim().slice(0, 32) || undefined,
  };
};

export const invitesAddress = ({ state, batch, code }: InviteFilter): string => {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(batch && { batch }),
    ...(code && { code }),
  });
  return query.size === 0 ? PATH : `${PATH}?${query}`;
};
