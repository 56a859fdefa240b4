import { REPORT_CASE_STATES, REPORT_KINDS } from '@livery/contract';
import type { CaseFilter } from './cases.store.ts';

/** What the address of the section says; what it does not know is as if it were not there. */
export interface ReportsPlace extends CaseFilter {
  id: number | undefined;
}

export const placeOf = (query: URLSearchParams): ReportsPlace => ({
  state: REPORT_CASE_STATES.find((each) => each === query.get('state')) ?? 'open',
  kind: REPORT_KINDS.find((each) => each === query.get('kind')),
  id: /^\d{1,15}$/.test(query.get('case') ?? '') ? Number(query.get('case')) : undefined,
});

export const addressOf = ({ state, kind, id }: ReportsPlace): string => {
  const query = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(kind && { kind }),
    ...(id !== undefined && { case: String(id) }),
  });
  return query.size === 0 ? '/ops/reports' : `/ops/reports?${query}`;
};
