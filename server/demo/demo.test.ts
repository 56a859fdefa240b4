import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  LIMITS,
  parseComment,
  parseEmoji,
  parseMessageText,
  parseNickname,
  parseNote,
  parseUsername,
  WHOLE_LOCALES,
} from '@livery/contract';
import { hasLink } from '@livery/contract/links';
import { describe, expect, it } from 'vitest';
import { crowdOf, type DemoNames } from '../src/demo/crowd.ts';
import { type DemoChats, sentFiles } from '../src/demo/demo-chats.ts';

interface Person {
  key: string;
  username: string;
  nickname: string;
  avatar: string;
  bio: string;
  place: string;
  cancelled_hours_ago?: number;
}
interface Post {
  author: string;
  kind: 'video' | 'images' | 'text';
  description: string;
  hashtags: string[];
  place: string;
  media: { file: string; poster?: string }[];
  likes: number;
  collects: number;
  shares: number;
  age_hours: number;
  allow_comment: boolean;
}
interface Comment {
  post: number;
  author: string;
  text: string;
  likes: number;
  age_hours: number;
  reply_to?: number;
}
interface MediaEntry {
  width: number;
  height: number;
  duration?: number;
  thumbhash: string;
  bytes: number;
}

const demo = import.meta.dirname;
const media = join(demo, 'media');
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(demo, ...path), 'utf8')) as T;
const brands = readdirSync(demo).filter((folder) => existsSync(join(demo, folder, 'people.json')));
const index = read<Record<string, MediaEntry>>('media', 'index.json');
const files = readdirSync(media).filter((name) => name !== 'index.json');
const letters = (text: string): number => [...text].length;
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

describe('media', () => {
  it('stands in the index, file for file, with its real size', () => {
    expect(Object.keys(index).sort()).toEqual(files.sort());
    for (const name of files) expect(index[name]?.bytes, name).toBe(statSync(join(media, name)).size);
  });

  it('is small together', () => {
    expect(files.reduce((sum, name) => sum + statSync(join(media, name)).size, 0)).toBeLessThan(15_000_000);
  });

  it.each(files.filter((name) => name.endsWith('.mp4')))(
    '%s is a short vertical H.264 file that starts at once',
    (name) => {
      const bytes = readFileSync(join(media, name));
      expect(bytes.length).toBeLessThanOrEqual(400_000);
      expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
      expect(bytes.includes('avc1')).toBe(true);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      const entry = index[name]!;
      expect(entry.width / entry.height).toBeCloseTo(9 / 16);
      expect(entry.duration).toBeGreaterThanOrEqual(4);
      expect(entry.duration).toBeLessThanOrEqual(8);
    },
  );

  it('gives every entry a thumbhash of its own shape', () => {
    for (const [name, { thumbhash, width, height }] of Object.entries(index)) {
      expect(Buffer.from(thumbhash, 'base64').length, name).toBeGreaterThanOrEqual(5);
      expect(width * height, name).toBeGreaterThan(0);
    }
  });
});

it('stands here for all five brands', () => expect(brands).toHaveLength(5));

describe.each(brands)('%s', (brand) => {
  const people = read<Person[]>(brand, 'people.json');
  const posts = read<Post[]>(brand, 'posts.json');
  const comments = read<Comment[]>(brand, 'comments.json');
  const keys = new Set(people.map(({ key }) => key));

  it('has people with valid, distinct names and faces', () => {
    expect(people.length).toBeGreaterThanOrEqual(10);
    for (const field of ['key', 'username', 'nickname', 'avatar'] as const)
      expect(new Set(people.map((person) => person[field])).size, field).toBe(people.length);
    for (const { username, nickname, avatar } of people) {
      expect(parseUsername(username)).toBe(username);
      expect(parseNickname(nickname)).toBe(nickname);
      expect(index[avatar]).toMatchObject({ width: LIMITS.avatarPixels, height: LIMITS.avatarPixels });
    }
  });

  it('has three guest pages and more, of every kind', () => {
    const kinds = (kind: Post['kind']) => posts.filter((post) => post.kind === kind);
    expect(posts.length).toBeGreaterThanOrEqual(32);
    expect(new Set(kinds('video').map(({ media }) => media[0]?.file)).size).toBeGreaterThanOrEqual(2);
    expect(kinds('images').some(({ media }) => media.length > 1)).toBe(true);
    expect(kinds('text').length).toBeGreaterThanOrEqual(2);
    expect(new Set(posts.map(({ description }) => description)).size).toBe(posts.length);
  });

  it('keeps posts within the limits', () => {
    for (const post of posts) {
      expect(keys, post.description).toContain(post.author);
      expect(letters(post.description)).toBeLessThanOrEqual(LIMITS.description);
      expect(letters(post.description.split('\n')[0]!.trim())).toBeGreaterThan(0);
      expect(hasLink(post.description), post.description).toBe(false);
      expect(new Set(post.hashtags).size).toBe(post.hashtags.length);
      expect(post.hashtags.length).toBeLessThanOrEqual(LIMITS.hashtags);
      for (const tag of post.hashtags) expect(tag).toMatch(/^[\p{L}\p{M}\p{N}]{1,20}$/u);
      expect([post.likes, post.collects, post.shares].every(isCount)).toBe(true);
      expect(post.age_hours).toBeGreaterThan(0);
    }
  });

  it('shows media that exist and fit the kind', () => {
    for (const { kind, media: shown, description } of posts) {
      const most = { video: 1, images: LIMITS.postImages, text: 0 }[kind];
      expect(shown.length, description).toBeLessThanOrEqual(most);
      expect(shown.length, description).toBeGreaterThanOrEqual(Math.min(most, 1));
      for (const { file, poster } of shown) {
        expect(files).toContain(file);
        expect(file.endsWith('.mp4')).toBe(kind === 'video');
        if (kind === 'video') expect(files).toContain(poster);
      }
    }
  });

  it('has comments that belong to the first posts', () => {
    for (const [at, comment] of comments.entries()) {
      const post = posts[comment.post]!;
      expect(comment.post).toBeLessThan(10);
      expect(post.allow_comment).toBe(true);
      expect(keys).toContain(comment.author);
      expect(parseComment(comment.text)).toBe(comment.text);
      expect(hasLink(comment.text)).toBe(false);
      expect(comment.age_hours).toBeLessThan(post.age_hours);
      if (comment.reply_to === undefined) continue;
      const parent = comments[comment.reply_to]!;
      expect(comment.reply_to).toBeLessThan(at);
      expect(parent.post).toBe(comment.post);
      expect(comment.age_hours).toBeLessThanOrEqual(parent.age_hours);
    }
  });
});

describe.each(brands)('the conversations of %s', (brand) => {
  const named = read<Person[]>(brand, 'people.json').map(({ key }) => key);
  const chats = read<DemoChats>(brand, 'chats.json');
  const crowd = (count = 0) => Array.from({ length: count }, (_, index) => `crowd${index + 1}`);
  const talks = [
    ...chats.groups.map(({ name, owner, admins, members, lines, ...group }) => ({
      ...{ name, lines, people: [owner, ...admins, ...members, ...crowd(group.crowd)] },
    })),
    ...chats.direct.map(({ people, lines }) => ({ name: people.join(' and '), people, lines })),
  ];

  it('are several groups, one of three hundred, and some between each two of the hosts', () => {
    expect(chats.groups.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...talks.map(({ people }) => people.length))).toBe(300);
    const hosts = named.slice(0, 4);
    const pairs = hosts.flatMap((one, at) => hosts.slice(at + 1).map((other) => [one, other]));
    const direct = chats.direct.map(({ people }) => people.toSorted());
    for (const pair of pairs) expect(direct).toContainEqual(pair.toSorted());
    for (const { name, description, icon } of chats.groups) {
      expect(parseNote(name, LIMITS.groupName)).toBe(name);
      expect(letters(description)).toBeLessThanOrEqual(LIMITS.groupDescription);
      expect(files).toContain(icon);
    }
  });

  it.each(talks)('$name is among people of the brand, each once', ({ people }) => {
    const strangers = people.filter((key) => !named.includes(key) && !key.startsWith('crowd'));
    expect(strangers).toEqual([]);
    expect(new Set(people).size).toBe(people.length);
  });

  it.each(talks)('$name is said by its members, in the order of time, and points backwards', (talk) => {
    const ages = talk.lines.map(({ minutes_ago }) => minutes_ago);
    expect(ages).toEqual([...ages].sort((one, other) => other - one));
    for (const [index, line] of talk.lines.entries()) {
      expect(talk.people).toEqual(expect.arrayContaining([line.author, ...(line.mentions ?? [])]));
      for (const place of [line.reply_to, line.of])
        if (place !== undefined) expect(place).toBeLessThan(index);
      if (line.type === undefined && line.file === undefined)
        expect(parseMessageText(line.text ?? '')).toBe(line.text);
      expect(hasLink(line.text ?? '')).toBe(false);
    }
  });

  it.each(talks)('$name has reactions that are emojis, of members, each once', ({ people, lines }) => {
    for (const [emoji, who] of lines.flatMap(({ emojis = {} }) => Object.entries(emojis))) {
      expect(parseEmoji(emoji)).toBe(emoji);
      expect(who.filter((key) => !people.includes(key))).toEqual([]);
      expect(new Set(who).size).toBe(who.length);
    }
  });

  it.each(talks)('$name pins as many as a group may, each with its row', ({ lines }) => {
    const pinned = lines.flatMap(({ pin }, index) => (pin ? [index] : []));
    expect(pinned.length).toBeLessThanOrEqual(LIMITS.pins);
    expect(lines.flatMap(({ of }) => (of === undefined ? [] : [of]))).toEqual(pinned);
  });

  it('say every kind of thing: replies, mentions, pictures, clips, voices and a document', () => {
    const lines = talks.flatMap((talk) => talk.lines);
    expect(lines.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        ...['group_create', 'message_pin', 'message_delete', 'share_social_post'],
        ...['invite_member', 'member_join'],
      ]),
    );
    const sent = sentFiles(chats);
    for (const ending of ['.webp', '.mp4', '.mp3', '.txt'])
      expect(
        sent.filter((file) => file.endsWith(ending)),
        ending,
      ).not.toEqual([]);
    const known = [...files, ...readdirSync(join(demo, 'files'))];
    expect(sent.filter((file) => !known.includes(file))).toEqual([]);
    expect(lines.some(({ reply_to }) => reply_to !== undefined)).toBe(true);
    expect(lines.some(({ mentions }) => mentions !== undefined)).toBe(true);
  });

  it('keep what was said with an account that was cancelled since, which is not one of the hosts', () => {
    const people = read<Person[]>(brand, 'people.json');
    const [gone] = people.slice(4).filter((person) => person.cancelled_hours_ago !== undefined);
    if (!gone) throw new Error('nobody has left');
    expect(people.filter((person) => person.cancelled_hours_ago !== undefined)).toEqual([gone]);
    const talk = chats.direct.find((direct) => direct.people.includes(gone.key));
    expect(named.slice(0, 4)).toContain(talk?.people.find((key) => key !== gone.key));
    const said = talks.flatMap(({ lines }) => lines).filter(({ author }) => author === gone.key);
    const leftAt = 60 * (gone.cancelled_hours_ago ?? 0);
    expect(said.length).toBeGreaterThan(0);
    expect(said.every(({ minutes_ago }) => minutes_ago > leftAt)).toBe(true);
    // It is looked at by who wants to see how it looks, not swept away the next day.
    expect(gone.cancelled_hours_ago).toBeLessThan(24 * 7);
    const authors = [...read<Post[]>(brand, 'posts.json'), ...read<Comment[]>(brand, 'comments.json')];
    expect(authors.map(({ author }) => author)).not.toContain(gone.key);
  });

  it('leave notes of allowed lengths about people whom one knows', () => {
    for (const { by, about, nickname = '', description = '' } of chats.notes) {
      expect(named).toEqual(expect.arrayContaining([by, about]));
      expect(letters(nickname)).toBeLessThanOrEqual(LIMITS.memoNickname);
      expect(letters(description)).toBeLessThanOrEqual(LIMITS.memoDescription);
      expect(nickname + description).not.toBe('');
    }
  });
});

describe.each(WHOLE_LOCALES)('a crowd in %s', (locale) => {
  const names = read<Record<string, DemoNames>>('names.json')[locale];
  if (!names) throw new Error(`names.json has none in ${locale}`);
  const crowd = crowdOf(300, names, ['cat-face-11.webp']);
  const taken = brands.flatMap((brand) => read<Person[]>(brand, 'people.json'));

  it('has names that people may have, no two of them alike, and none of somebody else', () => {
    for (const field of ['username', 'nickname'] as const) {
      const all = [...taken, ...crowd].map((person) => person[field]);
      expect(new Set(all).size, field).toBe(all.length);
    }
    for (const { username, nickname } of crowd) {
      expect(parseUsername(username)).toBe(username);
      expect(parseNickname(nickname)).toBe(nickname);
    }
  });

  it('is the same each time', () => expect(crowdOf(300, names, ['cat-face-11.webp'])).toEqual(crowd));
});
