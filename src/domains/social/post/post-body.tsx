import { Called } from '../comments/Called.tsx';
import type { PostModel } from '../post.model.ts';

/** For the `body` of a post's words: undefined where they call nobody. */
export const bodyOf = ({ text, mentions = [] }: PostModel, tone?: 'media') =>
  mentions.length > 0 ? <Called text={text} mentions={mentions} {...(tone && { tone })} /> : undefined;
