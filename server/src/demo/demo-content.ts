import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DiscoverCard, inLanguage, type Locale, type Localized, type PostKind } from '@livery/contract';
import { crowdOf, type DemoNames } from './crowd.ts';
import { type DemoChats, NO_CHATS, type VoiceFacts } from './demo-chats.ts';
import type { DemoPerson } from './demo-person.ts';
import { firstNameOf, withNames } from './own-names.ts';

/** Files of `server/demo/<brand>`; their README tells more. Ages are hours before the first start. */
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

/** A card to discover something, in its order. */
export interface DemoCard {
  title: string;
  image: string;
  url: string;
  kind: DiscoverCard['kind'];
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
  chats: DemoChats;
  cards: DemoCard[];
  /** Who is in a group without being named: `crowd1` and on. */
  crowd: DemoPerson[];
  voices: VoiceFacts;
  /** Facts of every file in `media/`, by name. */
  media: Record<string, MediaFacts>;
}

/**
 * The content of `source` for a brand; that of another one comes with people of its own. Undefined where there is none.
 * `locale`: of the names of people who are only there.
 */
export const readDemoContent = async (
  demoDir: string,
  { source, brand, locale }: { source: string; brand: string; locale: Locale },
): Promise<DemoContent | undefined> => {
  const read = <T>(...path: string[]) => readJson<T>(join(demoDir, ...path));
  const people = await read<DemoPerson[]>(source, 'people.json');
  const posts = await read<DemoPost[]>(source, 'posts.json');
  if (!people || !posts) return undefined;
  const comments = (await read<DemoComment[]>(source, 'comments.json')) ?? [];
  const media = (await read<Record<string, MediaFacts>>('media', 'index.json')) ?? {};
  const voices = (await read<VoiceFacts>('files', 'voices.json')) ?? {};
  const chats = (await read<DemoChats>(source, 'chats.json')) ?? NO_CHATS;
  const cards = (await read<DemoCard[]>(source, 'discover.json')) ?? [];
  const isOwn = source === brand;
  const known = await read<Localized<DemoNames>>('names.json');
  const names = (known && inLanguage(known, isOwn ? locale : languageOf(people))) ?? [];
  const most = Math.max(0, ...chats.groups.map(({ crowd = 0 }) => crowd));
  const shown = posts.flatMap((post) => post.media.map(({ file }) => file));
  const pictures = [...new Set(shown.filter(isSquare))];
  if (isOwn) {
    const crowd = crowdOf(most, names, pictures);
    return { people, posts, comments, chats, cards, crowd, media, voices };
  }
  const others = crowdOf(most + people.length, names, pictures, firstNameOf(brand));
  const content = { people, posts, comments, chats, cards, crowd: others.slice(0, most), media, voices };
  return withNames(content, others.slice(most));
};

/** In which people are called so: those of another brand may speak another language than this one's visitors. */
const languageOf = (people: readonly DemoPerson[]): Locale =>
  people.some(({ nickname }) => /\p{Script=Han}/u.test(nickname)) ? 'zh-CN' : 'en';

/** A drawing of something: what people take who do not show their face. The brand has it already. */
const isSquare = (file: string): boolean => file.endsWith('-11.webp');

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`Demo content cannot be read: ${file}: ${(error as Error).message}`);
  }
};

/** Every public media file that the brand shows. */
export const namedFiles = ({ people, cards, crowd, posts, chats }: DemoContent): string[] => {
  const files = posts.flatMap(({ media }) => media.flatMap(({ file, poster }) => [file, poster]));
  const faces = [...people, ...crowd].map(({ avatar }) => avatar);
  const icons = chats.groups.map(({ icon }) => icon);
  const shown = cards.map(({ image }) => image);
  return [...new Set([...faces, ...icons, ...files, ...shown])].filter(
    (file) => file !== undefined && file !== '',
  ) as string[];
};
