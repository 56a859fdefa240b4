import { FILE_EXTENSIONS, LIMITS } from '@livery/contract';
import { IMAGE_TYPES, typeOfExtension } from '../../infra/objects/content-types.ts';
import type { Inspection } from '../../infra/objects/inspect.ts';
import { isPoster } from './beside.ts';

/** Videos by their ending; `mov` of posts alone, which are made into MP4. */
const VIDEO_TYPES: Partial<Record<string, string>> = { mp4: 'video/mp4', mov: 'video/quicktime' };

/** Whether a path is that of a video as it was sent. */
export const isVideoPath = (filePath: string): boolean => VIDEO_TYPES[endingOf(filePath)] !== undefined;

/** What a file may be, by where it is put. Undefined for an ending that nothing is put under. */
export const rulesOf = (filePath: string): Inspection | undefined => {
  const extension = endingOf(filePath);
  if (isPoster(filePath)) return { maxBytes: LIMITS.chatFile, contentTypes: IMAGE_TYPES };
  const video = VIDEO_TYPES[extension];
  if (video) return { maxBytes: LIMITS.videoFile, contentTypes: [video] };
  if (extension === 'mp3') return { maxBytes: LIMITS.voiceFile, contentTypes: ['audio/mpeg'] };
  const contentTypes = chatTypes(extension);
  return contentTypes && { maxBytes: LIMITS.chatFile, contentTypes };
};

const endingOf = (filePath: string): string => filePath.slice(filePath.lastIndexOf('.') + 1);

/** A picture may be any kind of picture whatever its name says; a file must be what its name says. */
export const chatTypes = (extension: string): readonly string[] | undefined => {
  const type = typeOfExtension(extension);
  if (type === undefined) return undefined;
  if (type.startsWith('image/')) return IMAGE_TYPES;
  return FILE_EXTENSIONS.some((known) => known === extension) ? [type] : undefined;
};
