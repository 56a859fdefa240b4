import { LIMITS, parseDescription, parseHashtag, parsePlace } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { hasLink } from '@livery/contract/links';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { refuseBlockWords } from '../../users/block-words.ts';

export type Draft = BodyOf<'POST /social/api/posts'>;

export interface Words {
  description: string;
  hashtags: string[];
}

const refuse = (params: Record<string, string>): never => {
  throw new ApiError('api.validation', params);
};

/** Each once, however it is cased. @throws api.validation */
const hashtagsOf = (given: readonly string[]): string[] => {
  const tags = given.map((text) => parseHashtag(text) ?? refuse({ hashtags: 'characters' }));
  const folded = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_, index) => folded.indexOf(folded[index] ?? '') === index);
};

/** Words as they are stored. @throws api.validation, api.comment_has_hyperlink, api.block_word */
export const checkWords = async (
  tenant: Pick<Tenant, 'db'>,
  draft: Pick<Draft, 'description' | 'hashtags' | 'place'>,
): Promise<Words & { place: string }> => {
  const description = parseDescription(draft.description) ?? refuse({ description: 'length' });
  const hashtags = hashtagsOf(draft.hashtags);
  const place = parsePlace(draft.place ?? '') ?? refuse({ place: 'length' });
  const all = [description, hashtags.map((tag) => `#${tag}`).join(' '), place];
  if (all.some(hasLink)) throw new ApiError('api.comment_has_hyperlink');
  await refuseBlockWords(tenant, all.join('\n'));
  return { description, hashtags, place };
};

/** Pictures, one video, or words alone. @throws api.invalid_data */
export const requireMedia = ({ kind, media }: Draft, { description, hashtags }: Words): void => {
  const hasCover = media.some(({ cover_path }) => cover_path !== undefined);
  const fits = {
    images: media.length >= 1 && media.length <= LIMITS.postImages && !hasCover,
    video: media.length === 1,
    text: media.length === 0 && description + hashtags.join('') !== '',
  };
  required(fits[kind], 'api.invalid_data');
};
