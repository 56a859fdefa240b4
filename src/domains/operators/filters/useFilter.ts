import { useMemo } from 'react';
import { useQuery } from '../../../lib/router/useQuery.ts';
import { type FilterShape, filterOf, type Typed } from './filter.ts';

/** What is looked for: it stands in the address. */
export const useFilter = <Filter extends Typed>(shape: FilterShape<Filter>): Filter => {
  const query = useQuery();
  return useMemo(() => filterOf(shape, query), [shape, query]);
};
