import { PERSON_STATES, type PersonState } from '@livery/contract';

/** What the address of the section says; what it does not know is as if it were not there. */
export interface PeoplePlace {
  q: string;
  state: PersonState;
  id: string | undefined;
}

const PATH = '/ops/people';

export const peoplePlaceOf = (pathname: string, query: URLSearchParams): PeoplePlace => ({
  q: query.get('q') ?? '',
  state: PERSON_STATES.find((each) => each === query.get('state')) ?? 'all',
  id: pathname.startsWith(`${PATH}/`) ? decodeURIComponent(pathname.slice(PATH.length + 1)) : undefined,
});

/** Of a person, with the list that one came from. */
export const peopleAddressOf = ({ q, state, id }: PeoplePlace): string => {
  const query = new URLSearchParams({ ...(q && { q }), ...(state !== 'all' && { state }) });
  const path = id === undefined ? PATH : `${PATH}/${encodeURIComponent(id)}`;
  return query.size === 0 ? path : `${path}?${query}`;
};
