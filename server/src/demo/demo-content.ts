import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostKind } from '@livery/contract';

/** Files of `server/demo/<brand>`; their README tells more. Ages are hours before the first start. */
export interface DemoPerson {
  key: string;
  username: string;
  nickname: string;
  avatar: string;
  bio: string;
}

export interface DemoPost {
  author: string;
  kind: PostKind;
  description: string;
  hashtags: string[];
  place?: string;
  media: { file: string; poster?: string }[];
  likes: number;
  collects: number;
  shares: number;
  age_hours: number;
  allow_comment: boolean;
}

export interface DemoComment {
  /** Index of the post. */
  post: number;
  author: string;
  text: string;
  likes: number;
  age_hours: number;
  /** Index of the comment that this one replies to. */
  reply_to?: number;
}

/** One message of the demo conversation; numbers in it are places in the list, which always point backwards. */
export interface DemoLine {
  author: string;
  minutes_ago: number;
  /** A text without. */
  type?: 'group_create' | 'message_pin' | 'message_delete' | 'share_social_post';
  text?: string;
  reply_to?: number;
  /** Of `message_pin`: what was pinned. */
  of?: number;
  /** Of a shared post: its index. */
  post?: number;
  pin?: boolean;
  /** Who reacted, by emoji. */
  emojis?: Record<string, string[]>;
}

/** A group of demo people and their messages. */
export interface DemoChat {
  name: string;
  owner: string;
  admins: string[];
  members: string[];
  lines: DemoLine[];
}

export interface MediaFacts {
  width: number;
  height: number;
  /** Seconds. */
  duration?: number;
  thumbhash: string;
}

export interface DemoContent {
  people: DemoPerson[];
  posts: DemoPost[];
  comments: DemoComment[];
  chat: DemoChat | undefined;
  /** Facts of every file in `media/`, by name. */
  media: Record<string, MediaFacts>;
}

/** Undefined for a brand without demo content. */
export const readDemoContent = async (demoDir: string, brand: string): Promise<DemoContent | undefined> => {
  const people = await readJson<DemoPerson[]>(join(demoDir, brand, 'people.json'));
  const posts = await readJson<DemoPost[]>(join(demoDir, brand, 'posts.json'));
  if (!people || !posts) return undefined;
  const comments = (await readJson<DemoComment[]>(join(demoDir, brand, 'comments.json'))) ?? [];
  const media = (await readJson<Record<string, MediaFacts>>(join(demoDir, 'media', 'index.json'))) ?? {};
  const chat = await readJson<DemoChat>(join(demoDir, brand, 'chat.json'));
  return { people, posts, comments, chat, media };
};

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`Demo content cannot be read: ${file}: ${(error as Error).message}`);
  }
};

/** Every media file that the brand shows. */
export const namedFiles = ({ people, posts }: DemoContent): string[] => {
  const files = posts.flatMap(({ media }) => media.flatMap(({ file, poster }) => [file, poster]));
  return [...new Set([...people.map(({ avatar }) => avatar), ...files])].filter((file) => file !== undefined);
};
