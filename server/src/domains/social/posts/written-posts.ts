import type { ChartPosition, Post } from '@livery/contract';
import { CALLS } from '@livery/contract/calls';
import { type TObject, Type } from 'typebox';
import type { PageOf } from '../../../infra/cursor.ts';
import { writerOf } from '../../../infra/http/serialization.ts';
import { Written } from '../../../infra/http/written.ts';
import { presentCounts, presentPost, relationOf } from '../social.present.ts';
import type { ChangingRow, PostRow } from './posts.repository.ts';

/** What of a post is the same for all who see it. */
export interface ShownPost {
  /** All of that, and the beginning of what is not: `{"id":…,"author":{…,"is_followed":`. */
  text: string;
  /** Why it was rejected: for its author alone. */
  reason: string;
}

/** A post with what of it is the same for all who see it, as text. */
export type KnownRow = ChangingRow & { shown: ShownPost };

const OF_READER = ['author', 'counts', 'liked', 'collected', 'review_reason', 'chart'] as const;

const SCHEMA = CALLS['GET /social/api/posts/:id'].result;
/** `Type.Omit` would bring the library's whole language of types to every start. */
const without = ({ properties }: TObject, names: readonly string[]) =>
  Type.Object(Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))));

const writeBody = writerOf(() => without(SCHEMA, OF_READER));
const writeAuthor = writerOf(() => without(SCHEMA.properties.author, ['is_followed']));

/** In one piece: what is put together stays a tree of its parts until somebody reads it. */
const flat = (text: string): string => Buffer.from(text).toString();

export const writeShown = (row: PostRow): ShownPost => {
  const post = presentPost('')(row);
  const [body, author] = [writeBody(post), writeAuthor(post.author)];
  const text = `${body.slice(0, -1)},"author":${author.slice(0, -1)},"is_followed":`;
  return { text: flat(text), reason: row.review_reason };
};

/** The same as `presentPost` makes of the whole row, as text. */
const writePost = (row: KnownRow & { chart?: ChartPosition }, viewer: string): string => {
  const { shown, liked, collected, chart } = row;
  const reason = row.author_id === viewer && shown.reason !== '' ? shown.reason : undefined;
  // What is undefined is left out.
  const own = JSON.stringify({
    counts: presentCounts(row, viewer),
    liked,
    collected,
    review_reason: reason,
    chart,
  });
  return `${shown.text}${relationOf(row, viewer)}},${own.slice(1)}`;
};

/** A page of posts for one reader. */
export const writePosts = (
  viewer: string,
  rows: readonly (KnownRow & { chart?: ChartPosition })[],
  next_id: string | null,
): Written<PageOf<Post>> => {
  const posts = rows.map((row) => writePost(row, viewer));
  return new Written(`{"list":[${posts.join(',')}],"next_id":${JSON.stringify(next_id)}}`);
};
