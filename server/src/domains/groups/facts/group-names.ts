import { LIMITS, parseNote, parseNoteLines } from '@livery/contract';
import { hasLink } from '@livery/contract/links';
import { ApiError } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { refuseBlockWords } from '../../users/block-words.ts';

/** @throws api.comment_has_hyperlink, api.block_word */
const requireDecent = async (tenant: Tenant, text: string): Promise<void> => {
  if (hasLink(text)) throw new ApiError('api.comment_has_hyperlink');
  await refuseBlockWords(tenant, text);
};

/** What a group is called. @throws api.validation, api.comment_has_hyperlink, api.block_word */
export const groupNameOf = async (tenant: Tenant, text: string): Promise<string> => {
  const name = parseNote(text, LIMITS.groupName);
  if (!name) throw new ApiError('api.validation', { display_name: 'length' });
  await requireDecent(tenant, name);
  return name;
};

/** What it says about itself; '' is nothing. @throws as `groupNameOf` */
export const groupDescriptionOf = async (tenant: Tenant, text: string): Promise<string> => {
  const description = parseNoteLines(text, LIMITS.groupDescription);
  if (description === undefined) throw new ApiError('api.validation', { description: 'length' });
  await requireDecent(tenant, description);
  return description;
};
