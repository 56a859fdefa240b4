import type { Insertable } from 'kysely';
import type { NewCard } from '../domains/discover/discover.repository.ts';
import type {
  CommentsTable,
  PostMarksTable,
  PostsTable,
  StoredMedia,
} from '../domains/social/social.tables.ts';
import type { UsersTable } from '../domains/users/users.tables.ts';
import { bucketIn, bucketOf, keyedId, newId, randomText } from '../infra/ids.ts';
import { type AcquaintanceRows, acquaintanceOf } from './acquaintance.ts';
import type { SentFile } from './chat-files.ts';
import { type ChatRows, directRows, groupRows } from './chat-rows.ts';
import type { DemoComment, DemoContent, DemoPost } from './demo-content.ts';
import type { DemoPerson } from './demo-person.ts';

const HOUR = 3_600_000;
const MEMBER_SINCE = 90 * 24 * HOUR;
const INVITE_CODE_LENGTH = 7;
const FOLLOWS = 4;
/** How many people came by one person's code. */
const INVITED = 3;
const BETWEEN_ARRIVALS = 6 * HOUR;

export interface DemoRows {
  users: Insertable<UsersTable>[];
  posts: Insertable<PostsTable>[];
  comments: Insertable<CommentsTable>[];
  likes: Insertable<PostMarksTable>[];
  follows: { user_id: string; author_id: string }[];
  chats: ChatRows[];
  acquaintance: AcquaintanceRows;
  cards: NewCard[];
}

export interface DemoContext {
  country: string;
  /** Path under the brand's public objects by file name. */
  paths: Map<string, string>;
  /** What people send each other, by file name. */
  sent: Map<string, SentFile>;
  now: number;
}

/** The rows of one brand's demo content. Demo people have no identifier and no password: nobody can be them. */
export const demoRows = (content: DemoContent, context: DemoContext): DemoRows => {
  const everybody = [...content.people, ...content.crowd];
  const ids = new Map(everybody.map(({ key }) => [key, newId()]));
  const idOf = (key: string) => required(ids.get(key), key);
  const users = everybody.map((person, index) => userRow(person, index, { ...context, idOf, everybody }));
  const people = content.people.map(({ key }) => idOf(key));
  const postIds = idsByAge(content.posts, ({ author }) => bucketOf(idOf(author)));
  const posts = content.posts.map((post, index) => {
    const id = required(postIds[index], 'post');
    const row = postRow(post, index, content, context);
    return { ...row, bucket: bucketIn(id), id, author_id: idOf(post.author) };
  });
  const talk = {
    ...{ idOf, postIds, now: context.now },
    pathOf: (file: string) => required(context.paths.get(file), file),
    fileOf: (file: string) => required(context.sent.get(file), file),
  };
  const { groups, direct } = content.chats;
  return {
    users,
    posts,
    comments: commentRows(content, postIds, idOf, context.now),
    likes: likesOf(posts, people),
    follows: followsOf(people),
    chats: [
      ...groups.map((group) => groupRows(group, talk)),
      ...direct.map((talking) => directRows(talking, talk)),
    ],
    acquaintance: acquaintanceOf(content.chats, idOf),
    cards: content.cards.map((card) => ({ ...card, image: talk.pathOf(card.image) })),
  };
};

interface UserContext extends DemoContext {
  idOf: (key: string) => string;
  everybody: DemoPerson[];
}

/** Everybody came by the code of somebody before them, but the first one: a few brought many. */
const userRow = (
  { key, username, nickname, avatar, bio, cancelled_hours_ago: cancelled }: DemoPerson,
  index: number,
  { idOf, everybody, paths, country, now }: UserContext,
) => {
  const inviter = index === 0 ? undefined : everybody[Math.floor((index - 1) / INVITED)];
  return {
    ...{ id: idOf(key), username, nickname, bio, country, demo: true, sound: false },
    avatar: avatar === '' ? '' : required(paths.get(avatar), avatar),
    invite_code: randomText(INVITE_CODE_LENGTH),
    invited_by: inviter ? idOf(inviter.key) : null,
    create_at: new Date(now - MEMBER_SINCE + index * BETWEEN_ARRIVALS),
    ...(cancelled !== undefined && { delete_at: new Date(now - cancelled * HOUR) }),
  };
};

const required = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`Demo content names "${name}", which is not there.`);
  return value;
};

/** Ids sort by time, so the oldest gets the first one; returned in the order of `items`. */
const idsByAge = <T extends { age_hours: number }>(items: T[], bucketFor: (item: T) => string): string[] => {
  const order = items.map((_, index) => index);
  order.sort((one, other) => (items[other]?.age_hours ?? 0) - (items[one]?.age_hours ?? 0));
  const ids: string[] = [];
  for (const index of order) {
    const item = items[index];
    if (item) ids[index] = keyedId(bucketFor(item));
  }
  return ids;
};

const timeOf = ({ age_hours }: { age_hours: number }, now: number) => new Date(now - age_hours * HOUR);

const postRow = (
  post: DemoPost,
  index: number,
  { media, comments }: DemoContent,
  { paths, now }: DemoContext,
) => {
  const stored = post.media.map(({ file, poster }): StoredMedia => {
    const { width, height, thumbhash, duration } = required(media[file], file);
    return {
      file: required(paths.get(file), file),
      width,
      height,
      thumbhash,
      ...(duration !== undefined && { duration }),
      ...(poster !== undefined && { poster: required(paths.get(poster), poster) }),
    };
  });
  return {
    kind: post.kind,
    description: post.description,
    hashtags: post.hashtags,
    place: post.place ?? '',
    media: JSON.stringify(stored),
    allow_comment: post.allow_comment,
    like_count: post.likes,
    comment_count: comments.filter((comment) => comment.post === index).length,
    collect_count: post.collects,
    share_count: post.shares,
    create_at: timeOf(post, now),
  };
};

const commentRows = (
  { comments }: DemoContent,
  postIds: string[],
  idOf: (key: string) => string,
  now: number,
): Insertable<CommentsTable>[] => {
  const ids = idsByAge(comments, ({ post }) => bucketIn(required(postIds[post], `post ${post}`)));
  const repliesTo = (index: number) => comments.filter(({ reply_to }) => reply_to === index).length;
  const parentOf = ({ reply_to }: DemoComment) =>
    reply_to === undefined ? null : required(ids[reply_to], `comment ${reply_to}`);
  return comments.map((comment, index) => ({
    bucket: bucketIn(required(ids[index], 'comment')),
    id: required(ids[index], 'comment'),
    post_id: required(postIds[comment.post], `post ${comment.post}`),
    parent_id: parentOf(comment),
    author_id: idOf(comment.author),
    text: comment.text,
    like_count: comment.likes,
    reply_count: repliesTo(index),
    cid: `demo-${index}`,
    create_at: timeOf(comment, now),
  }));
};

/** A third of the people like each post: part of the number that the content gives, never more. */
const likesOf = (posts: { id: string; like_count: number }[], people: string[]) =>
  posts.flatMap(({ id, like_count }, post) =>
    people
      .filter((_, person) => (person + post) % 3 === 0)
      .slice(0, like_count)
      .map((user_id) => ({ bucket: bucketIn(id), post_id: id, user_id })),
  );

/** Everybody follows the next few in the list. */
const followsOf = (people: string[]) =>
  people.flatMap((user_id, index) =>
    Array.from({ length: Math.min(FOLLOWS, people.length - 1) }, (_, step) => ({
      user_id,
      author_id: people[(index + step + 1) % people.length] ?? user_id,
    })),
  );
