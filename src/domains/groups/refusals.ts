import type { Submission } from '../../lib/forms/submission.ts';
import type { ApiFailure } from '../../lib/http/failure.ts';
import type { Words } from '../../lib/toasts/toasts.store.ts';

/** What a sheet about a group says in its place: somebody else has changed the group meanwhile. */
export const REFUSALS = ['api.forbidden', 'api.not_found', 'api.invalid_member_id'] as const;

export const refusalWords = ({ code }: Pick<ApiFailure, 'code'>): Words | undefined => {
  if (code === 'api.forbidden') return { id: 'group.refused' };
  if (code === 'api.not_found') return { id: 'group.gone' };
  return code === 'api.invalid_member_id' ? { id: 'group.member.gone' } : undefined;
};

/** Where several people are added at once: the server never says who of them has blocked whom. */
export const pickWords = (failure: Pick<ApiFailure, 'code'>): Words | undefined =>
  failure.code === 'api.invalid_member_id' ? { id: 'group.pick.refused' } : refusalWords(failure);

/** Ids of those who were refused, where the server names them. */
export const refusedIn = ({ state }: Submission): ReadonlySet<string> =>
  new Set(
    state.status === 'failed' && state.code === 'api.invalid_member_id'
      ? String(state.params?.member_ids ?? '').split(',')
      : [],
  );
