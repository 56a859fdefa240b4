import type { Author } from '@livery/contract';
import type { Page } from '../../../lib/http/page.ts';
import { useStores } from '../../../lib/stores/stores.ts';

/** Whom of a page of people I follow is known from then on, wherever they appear. */
export const useFollowsOf = () => {
  const { follows } = useStores().social;
  return async <Person extends Author>(read: () => Promise<Page<Person>>): Promise<Page<Person>> => {
    const askedAt = performance.now();
    const page = await read();
    for (const person of page.list) follows.upsert(person, askedAt);
    return page;
  };
};
