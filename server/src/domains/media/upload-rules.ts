import { FILE_EXTENSIONS, LIMITS } from '@livery/contract';
import { IMAGE_TYPES, typeOfExtension } from '../../infra/objects/content-types.ts';
import type { Inspection } from '../../infra/objects/inspect.ts';
import { isPoster } from './beside.ts';

/** What a chat file may be, by where it is put. Undefined for an ending that is none of a chat file. */
export const rulesOf = (filePath: string): Inspection | undefined => {
  const extension = filePath.slice(filePath.lastIndexOf('.') + 1);
  if (isPoster(filePath)) return { maxBytes: LIMITS.chatFile, contentTypes: IMAGE_TYPES };
  if (extension === 'mp4') return { maxBytes: LIMITS.videoFile, contentTypes: ['video/mp4'] };
  if (extension === 'mp3') return { maxBytes: LIMITS.voiceFile, contentTypes: ['audio/mpeg'] };
  const contentTypes = chatTypes(extension);
  return contentTypes && { maxBytes: LIMITS.chatFile, contentTypes };
};

/** A picture may be any kind of picture whatever its name says; a file must be what its name says. */
export const chatTypes = (extension: string): readonly string[] | undefined => {
  const type = typeOfExtension(extension);
  if (type === undefined) return undefined;
  if (type.startsWith('image/')) return IMAGE_TYPES;
  return FILE_EXTENSIONS.some((known) => known === extension) ? [type] : undefined;
};
