import type { DemoContent, DemoPost, MediaFacts } from './demo-content.ts';

const stillOf = (post: DemoPost): DemoPost => {
  if (post.kind !== 'video') return post;
  const stills = post.media.flatMap(({ poster }) => (poster === undefined ? [] : [{ file: poster }]));
  return { ...post, kind: stills.length > 0 ? 'images' : 'text', media: stills };
};

/** A still has the measures of its clip. */
const factsOfStills = ({ posts, media }: DemoContent): [string, MediaFacts][] =>
  posts.flatMap(({ media: shown }) =>
    shown.flatMap(({ file, poster }): [string, MediaFacts][] => {
      const { duration: _, ...facts } = media[file] ?? {};
      return poster !== undefined && 'width' in facts ? [[poster, facts]] : [];
    }),
  );

/** For a brand whose posts are no videos: a picture stands for each, in its place among the others. */
export const withoutClips = (content: DemoContent): DemoContent => ({
  ...content,
  posts: content.posts.map(stillOf),
  media: { ...Object.fromEntries(factsOfStills(content)), ...content.media },
});
