import { FILE_EXTENSIONS, LIMITS, type PostableMessageType, parseMessageText } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError } from '../../infra/errors.ts';
import type { Ability } from '../groups/groups.service.ts';
import type { Draft } from './send.repository.ts';

export type Content = Pick<Draft, 'type' | 'text' | 'file_path' | 'duration' | 'filename' | 'ability'> &
  Partial<Pick<Draft, 'target_id' | 'mention_ids' | 'media' | 'envelope_id'>>;
type Post = Omit<BodyOf<'POST /api/v1/messages'>, 'group_id' | 'cid'>;

const EMPTY = { text: '', file_path: null, duration: null, filename: null };

/** What a group must permit its members for each type (`member_permission`). */
const ABILITIES = {
  text: 'message',
  image: 'image',
  video: 'video',
  audio: 'voice',
  file: 'file',
} as const satisfies Record<PostableMessageType, Ability>;

/** What it takes to send a message of this type; of cards as of texts. */
export const abilityFor = (type: string): Ability => {
  const known: Partial<Record<string, Ability>> = ABILITIES;
  return known[type] ?? 'message';
};

/** What a post may carry depends on its type; the rest is dropped. @throws api.validation */
export const parseContent = (post: Post): Content => ({ ...contentOf(post), ability: ABILITIES[post.type] });

const contentOf = (post: Post): Omit<Content, 'ability'> => {
  switch (post.type) {
    case 'text':
      return { ...EMPTY, type: 'text', text: textOf(post.text), mention_ids: mentionsOf(post.mentions) };
    case 'image':
    case 'video':
      return { ...EMPTY, type: post.type, file_path: pathOf(post.file_path) };
    case 'audio':
      return {
        ...EMPTY,
        type: 'audio',
        file_path: pathOf(post.file_path),
        duration: secondsOf(post.duration),
      };
    case 'file':
      return { ...EMPTY, type: 'file', file_path: pathOf(post.file_path), filename: nameOf(post.filename) };
  }
};

/** Whether a message of this type may carry an object whose bytes are of this content type. */
export const carries = (type: string, contentType: string): boolean => {
  const media = contentType.split('/')[0];
  const kinds: Partial<Record<string, boolean>> = {
    image: media === 'image',
    video: media === 'video',
    audio: media === 'audio',
    file: media === 'application' || media === 'text',
  } satisfies Partial<Record<PostableMessageType, boolean>>;
  return kinds[type] ?? false;
};

const textOf = (text: string | undefined): string => {
  const clean = parseMessageText(text ?? '');
  if (clean === undefined) throw new ApiError('api.validation', { text: 'length' });
  return clean;
};

const mentionsOf = (ids: string[] | undefined): string[] | null =>
  ids && ids.length > 0 ? [...new Set(ids)] : null;

const pathOf = (path: string | undefined): string => {
  if (path) return path;
  throw new ApiError('api.validation', { file_path: 'required' });
};

const secondsOf = (duration: number | undefined): number => {
  if (duration !== undefined && duration >= 1 && duration <= LIMITS.voiceSeconds) return duration;
  throw new ApiError('api.validation', { duration: 'range' });
};

/** A name to show and to save under: no path, nothing invisible, nothing that turns the reading direction. */
const nameOf = (filename: string | undefined): string => {
  const name = (filename ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  const extension = /[^/\\]\.([A-Za-z]+)$/.exec(name)?.[1]?.toLowerCase();
  const isKnown = FILE_EXTENSIONS.some((known) => known === extension);
  if (isKnown && !/[/\\]/.test(name)) return name;
  throw new ApiError('api.validation', { filename: 'extension' });
};
