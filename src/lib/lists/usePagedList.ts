import { useEffect, useState } from 'react';
import { PagedList, type PagedListOptions } from './paged-list.ts';

/** A list that lives as long as what shows it; its options are those of the first drawing. Read it inside an `observer`. */
export const usePagedList = <Item, Key = string>(
  options: PagedListOptions<Item, Key>,
): PagedList<Item, Key> => {
  const [list] = useState(() => new PagedList(options));
  useEffect(() => {
    list.open();
    return () => list.clear();
  }, [list]);
  return list;
};
