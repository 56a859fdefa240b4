import { inLanguage, type Locale, type Post } from '@livery/contract';
import type { Brand } from '../../brand/brand.ts';
import type { PageFacts } from '../../brand/page.ts';
import { lineOf } from './line-of.ts';
import { pictureOf } from './post-media.ts';

const TITLE = 70;
const WORDS = 200;

export interface PostFacts extends PageFacts {
  /** Without the brand's name. */
  name: string;
  url: string;
}

/** The first line, as the running page names it. */
const captionOf = ({ description }: Post): string => {
  const end = description.indexOf('\n');
  return end > 0 ? description.slice(0, end) : description;
};

const videoOf = ({ kind, media: [clip] }: Post, origin: string) =>
  kind === 'video' && clip
    ? { video: { url: new URL(clip.url, origin).href, width: clip.width, height: clip.height } }
    : {};

/** What other sites and search engines show of a post: all of it is public. */
export const aboutPost = (post: Post, brand: Brand, locale: Locale, origin: string): PostFacts => {
  const { author, description, media } = post;
  const name = lineOf(captionOf(post), TITLE) || lineOf(author.nickname, TITLE);
  const url = `${origin}/posts/${post.id}`;
  const [first] = media;
  return {
    name,
    url,
    canonical: url,
    title: `${name} · ${inLanguage(brand.config.title, locale)}`,
    description: lineOf(`${author.nickname}: ${description}`, WORDS),
    ...(first && { picture: { ...pictureOf(first, origin), alt: name } }),
    ...videoOf(post, origin),
    publishedAt: post.create_at,
  };
};
