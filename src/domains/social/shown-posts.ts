import type { PostModel } from './post.model.ts';

/** Posts without those that are being deleted: a list that was read meanwhile still has them. */
export const shownOf = (posts: readonly PostModel[]): readonly PostModel[] =>
  posts.filter(({ isGone }) => !isGone);
