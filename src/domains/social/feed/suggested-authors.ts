import { type Author, FollowRelation } from '@livery/contract';
import type { PostModel } from '../post.model.ts';

/** A screen of them. */
const MOST = 8;

export interface SuggestedAuthor {
  author: Author;
  /** Of their posts that are shown now. */
  likes: number;
}

/** Who wrote these posts, the most liked first; not oneself. */
export const suggestedAuthors = (posts: readonly PostModel[]): SuggestedAuthor[] => {
  const known = new Map<string, SuggestedAuthor>();
  for (const { author, counts } of posts) {
    if (author.is_followed === FollowRelation.SELF) continue;
    const likes = (known.get(author.id)?.likes ?? 0) + counts.like;
    known.set(author.id, { author, likes });
  }
  return [...known.values()].toSorted((one, other) => other.likes - one.likes).slice(0, MOST);
};
