import type { Message } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import { type createSearch, textOf } from './search.service.ts';

/** So many conversations are looked through for one page, with those on top before them; so many at once. */
const PAGE = 20;
const AT_ONCE = 4;
/**
 * So many blocks of each are read at most, and of all of a page together: who looks further back does so in the
 * conversation.
 */
const MOST_BLOCKS = 256;
const MOST_OF_PAGE = 2048;

interface Dependencies extends Pick<ReturnType<typeof createSearch>, 'search'> {
  groups: Pick<GroupsService, 'list'>;
}

/** Searches all conversations of one reader: of each the newest message that matches. */
export const createSearchEverywhere = ({ groups, search }: Dependencies) => {
  /** Undefined also where the reader is no member any more. */
  const newestIn = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    { q, most }: { q: string; most: number },
  ): Promise<Message | undefined> => {
    try {
      return (await search(tenant, caller, id, { type: 'msg', q, limit: 1 }, most)).list[0];
    } catch (error) {
      if (error instanceof ApiError && error.code === 'api.forbidden') return undefined;
      throw error;
    }
  };

  return {
    /** Conversations in the order of the list, a page of them at a time. @throws api.validation */
    searchEverywhere: async (
      tenant: Tenant,
      caller: Caller,
      { q, ...after }: QueryOf<'GET /api/v1/users/messages/search'>,
    ): Promise<ResultOf<'GET /api/v1/users/messages/search'>> => {
      textOf(q);
      const page = await groups.list(tenant, caller, { ...after, limit: PAGE });
      const most = Math.min(MOST_BLOCKS, Math.floor(MOST_OF_PAGE / Math.max(1, page.list.length)));
      const list: Message[] = [];
      for (let from = 0; from < page.list.length; from += AT_ONCE) {
        const some = page.list.slice(from, from + AT_ONCE);
        const found = await Promise.all(some.map(({ id }) => newestIn(tenant, caller, id, { q, most })));
        list.push(...found.filter((message) => message !== undefined));
      }
      return { list, next_id: page.next_id };
    },
  };
};
