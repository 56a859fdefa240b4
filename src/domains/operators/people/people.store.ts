import type { OpsPerson } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { PeoplePlace } from './address.ts';

/** People as the console lists them: the newest first, or those whom words find. */
export const peopleOf = (http: HttpCalls, { q, state }: Pick<PeoplePlace, 'q' | 'state'>) =>
  new PagedList<OpsPerson>({
    page: (next_id, signal) =>
      http.call('GET /ops/api/people', { query: { q, state, next_id }, signal, claims: 'all' }),
    keyOf: ({ id }) => id,
  });
