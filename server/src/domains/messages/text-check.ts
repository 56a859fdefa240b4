import { hasLink } from '@livery/contract/links';
import { ApiError } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import { createBlockWords } from '../users/block-words.ts';

/** Words on their way into a conversation. */
export interface Words {
  text: string;
  filename?: string | null;
}

/** @throws api.comment_has_hyperlink, api.block_word, and for a link what refuses who is no member */
export type CheckText = (tenant: Tenant, caller: Caller, groupId: string, words: Words) => Promise<void>;

/** What may be written in a conversation: links where they are permitted, and no word that the operators have blocked. */
export const createTextCheck = ({ groups }: { groups: Pick<GroupsService, 'abilities'> }): CheckText => {
  const refuseBlockWords = createBlockWords();
  return async (tenant, caller, groupId, { text, filename }) => {
    if (hasLink(text)) {
      const abilities = await groups.abilities(tenant, caller, groupId);
      if (!abilities.includes('link')) throw new ApiError('api.comment_has_hyperlink');
    }
    await refuseBlockWords(tenant, filename ?? text);
  };
};
