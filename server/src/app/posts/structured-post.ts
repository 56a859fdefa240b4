import type { Comment, Post } from '@livery/contract';
import type { PostFacts } from './about-post.ts';
import { pictureOf } from './post-media.ts';

const SCHEMA = 'https://schema.org';

/** Without an address: pages of people are not for search engines. */
const person = ({ nickname }: { nickname: string }) => ({ '@type': 'Person', name: nickname });

const counter = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `${SCHEMA}/${action}`,
  userInteractionCount: count,
});

const commentOf = ({ text, author, create_at, like_count }: Comment) => ({
  '@type': 'Comment',
  text,
  author: person(author),
  datePublished: create_at,
  upvoteCount: like_count,
});

const seconds = (duration = 0): string => `PT${Math.max(1, Math.round(duration))}S`;

const mediaOf = ({ kind, media, create_at }: Post, { name, description }: PostFacts, origin: string) => {
  const [first] = media;
  if (!first) return {};
  const image = media.map((each) => pictureOf(each, origin).url);
  if (kind !== 'video') return { image };
  const video = {
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: image,
    uploadDate: create_at,
    duration: seconds(first.duration),
    contentUrl: new URL(first.url, origin).href,
    width: first.width,
    height: first.height,
  };
  return { image, video };
};

/** A post in the words of schema.org, to be written as JSON. */
export const structuredPost = (
  post: Post,
  comments: Comment[],
  facts: PostFacts,
  origin: string,
): object => ({
  '@context': SCHEMA,
  '@type': 'SocialMediaPosting',
  '@id': facts.url,
  url: facts.url,
  mainEntityOfPage: facts.url,
  headline: facts.name,
  articleBody: post.description,
  datePublished: post.create_at,
  author: person(post.author),
  ...mediaOf(post, facts, origin),
  ...(post.hashtags.length > 0 && { keywords: post.hashtags.join(', ') }),
  ...(post.place && { contentLocation: { '@type': 'Place', name: post.place } }),
  commentCount: post.counts.comment,
  interactionStatistic: [
    counter('LikeAction', post.counts.like),
    counter('CommentAction', post.counts.comment),
    counter('ShareAction', post.counts.share),
  ],
  ...(comments.length > 0 && { comment: comments.map(commentOf) }),
});
