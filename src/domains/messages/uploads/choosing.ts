import { FILE_EXTENSIONS, LIMITS } from '@livery/contract';
import type { MessageId } from '../../../lib/intl/ids.ts';
import type { UploadKind } from './upload.model.ts';

/** What a person chose, as far as it may be sent; and what is to be said of the rest. */
export interface Choice {
  files: { file: File; kind: UploadKind }[];
  refusals: MessageId[];
}

/** Kinds that this person may send here. */
export type Permitted = (kind: UploadKind) => boolean;

const MOST: Record<UploadKind, number> = {
  image: LIMITS.chatFile,
  video: LIMITS.videoFile,
  audio: LIMITS.voiceFile,
  file: LIMITS.chatFile,
};

const TOO_LARGE: Record<UploadKind, MessageId> = {
  image: 'room.upload.large.image',
  video: 'room.upload.large.video',
  audio: 'room.upload.large.file',
  file: 'room.upload.large.file',
};

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Of what comes without a type, as from some file managers, the name decides. */
const kindOf = ({ name, type }: File): UploadKind | undefined => {
  const extension = extensionOf(name);
  if (/^image\/(?!svg)/.test(type)) return 'image';
  if (type === 'video/mp4' || extension === 'mp4') return 'video';
  return FILE_EXTENSIONS.some((known) => known === extension) ? 'file' : undefined;
};

const refusalOf = (file: File, kind: UploadKind | undefined, permitted: Permitted): MessageId | undefined => {
  if (kind === undefined)
    return file.type.startsWith('video/') ? 'room.upload.type.video' : 'room.upload.type.file';
  if (!permitted(kind)) return 'room.upload.not_permitted';
  if (file.size === 0) return 'room.upload.empty';
  return file.size > MOST[kind] ? TOO_LARGE[kind] : undefined;
};

/** The same for a file that is chosen once more: a browser gives it out as another object. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Sorts what was chosen, pasted or dropped (product.md section 5): a file stands in it once, and each refusal is said once. */
export const choose = (chosen: readonly File[], permitted: Permitted): Choice => {
  const files: Choice['files'] = [];
  const refusals = new Set<MessageId>();
  const once = chosen.filter((file, at) => chosen.findIndex((one) => keyOf(one) === keyOf(file)) === at);
  for (const file of once) {
    const kind = kindOf(file);
    const refusal = refusalOf(file, kind, permitted);
    if (refusal) refusals.add(refusal);
    else if (files.length === LIMITS.filesPerSelection) refusals.add('room.upload.count');
    else if (kind) files.push({ file, kind });
  }
  return { files, refusals: [...refusals] };
};
