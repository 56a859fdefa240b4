import { LIMITS } from '@livery/contract';
import { countCalled } from '../../../lib/mentions/mention.model.ts';
import { linkRule } from '../../../lib/text/link-rule.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { type DraftWords, idIn } from './draft.model.ts';
import { hashtagsIn, lengthOf, longTagIn } from './hashtags.ts';

/** What is wrong with the words of a post, the first thing first. Reads what is observable. */
export const faultOf = ({ text, names }: DraftWords): Words | undefined => {
  const over = lengthOf(text) - LIMITS.description;
  if (over > 0) return { id: 'publish.fault.length', values: { over } };
  const hashtags = hashtagsIn(text);
  const long = longTagIn(hashtags);
  if (long !== undefined) {
    return { id: 'publish.fault.tag', values: { tag: `#${long}`, max: LIMITS.hashtagLength } };
  }
  if (hashtags.length > LIMITS.hashtags)
    return { id: 'publish.fault.tags', values: { max: LIMITS.hashtags } };
  if (countCalled(text, idIn(names)) > LIMITS.mentions)
    return { id: 'mentions.too_many', values: { max: LIMITS.mentions } };
  return linkRule.finds(text) ? { id: 'publish.fault.link' } : undefined;
};
