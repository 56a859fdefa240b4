import { thumbHashToAverageRGBA } from 'thumbhash';
import { smallestOf } from './media.ts';
import type { PostModel } from './post.model.ts';

/** The collage behind a form has three columns: these are the neighbours that a picture finds when it is laid. */
const BEFORE = [1, 2, 3, 4];

interface Picture {
  url: string;
  post: string;
  color: readonly number[];
}

const colorOf = (hash: string): readonly number[] => {
  try {
    const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
    return [r, g, b];
  } catch {
    return [0, 0, 0];
  }
};

/** How unlike two pictures are: of one post never unlike enough. */
const distance = (one: Picture, other: Picture): number =>
  one.post === other.post
    ? -1
    : Math.hypot(...one.color.map((value, index) => value - (other.color[index] ?? 0)));

const picturesOf = (posts: readonly PostModel[]): Picture[] => {
  const all = posts.flatMap(({ id, media }) =>
    media.map((item) => ({ url: smallestOf(item), post: id, color: colorOf(item.thumbhash) })),
  );
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index);
};

/** Addresses of up to `count` pictures of posts, in an order in which neighbours differ as much as they can. */
export const showcaseOf = (posts: readonly PostModel[], count: number): string[] => {
  const left = picturesOf(posts);
  const laid: Picture[] = [];
  while (left.length > 0 && laid.length < count) {
    const near = BEFORE.flatMap((back) => laid[laid.length - back] ?? []);
    const unlike = (picture: Picture) => Math.min(2, ...near.map((other) => distance(picture, other)));
    const best = left.reduce((chosen, picture) => (unlike(picture) > unlike(chosen) ? picture : chosen));
    laid.push(...left.splice(left.indexOf(best), 1));
  }
  return laid.map(({ url }) => url);
};
