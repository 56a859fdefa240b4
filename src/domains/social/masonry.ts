import type { PostModel } from './post.model.ts';

/** Height of a tile's words in widths of a column. */
const WORDS = 0.42;
/** Of words that stand where others have a picture. */
const ALONE = 0.9;

interface Deal {
  count: number;
  /** A post is as high as any other. */
  isEven?: boolean;
}

/** Deals posts to columns, each to the shortest so far: what stands stays when more come. */
export const columnsOf = (posts: readonly PostModel[], { count, isEven = false }: Deal): PostModel[][] => {
  const columns = Array.from({ length: count }, () => ({ height: 0, posts: [] as PostModel[] }));
  for (const post of posts) {
    const [media] = post.media;
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.posts.push(post);
    shortest.height += isEven ? 1 : (media ? media.height / media.width : ALONE) + WORDS;
  }
  return columns.map((column) => column.posts);
};
