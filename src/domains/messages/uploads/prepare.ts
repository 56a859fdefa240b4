import { LIMITS } from '@livery/contract';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { withClip } from '../../../lib/uploads/clips.ts';
import {
  isMoving,
  scaledPicture,
  sizeForScreens,
  sizeOfPicture,
  UnreadableFile,
} from '../../../lib/uploads/pictures.ts';
import type { PreparedFile, UploadKind } from './upload.model.ts';

/** Cannot be sent, whatever its type claims. */
export class NotPrepared extends Error {
  readonly words: MessageId;
  constructor(words: MessageId) {
    super(words);
    this.words = words;
  }
}

/** From here on the poster is not black, as first frames often are. Seconds. */
const STILL_AT = 0.1;

const preparePicture = async (file: File, isOriginal: boolean): Promise<PreparedFile> => {
  const original = await sizeOfPicture(file);
  const known = { kind: 'image', filename: file.name, isOriginal } as const;
  if (isOriginal || isMoving(file)) return { ...known, file, ...original };
  return { ...known, ...(await scaledPicture(file, original)) };
};

/** A clip with its still. */
const prepareClip = (file: File): Promise<PreparedFile> =>
  withClip(file, async ({ duration, width, height, frameAt }) => {
    // Recorders leave the length open: the server measures it.
    if (duration !== undefined && duration > LIMITS.videoSeconds) throw new NotPrepared('room.upload.long');
    const second = Math.min(STILL_AT, (duration ?? Number.POSITIVE_INFINITY) / 2);
    const poster = await frameAt(second, sizeForScreens({ width, height }));
    return {
      ...{ kind: 'video', file, filename: file.name, poster, width, height },
      ...(duration !== undefined && { duration }),
    };
  });

const UNREADABLE = {
  image: 'room.upload.unreadable.image',
  video: 'room.upload.unreadable.video',
} as const;

const say = (kind: keyof typeof UNREADABLE) => (error: unknown) => {
  throw error instanceof UnreadableFile ? new NotPrepared(UNREADABLE[kind]) : error;
};

/** Makes a chosen file ready to be sent. @throws NotPrepared */
export const prepare = async (
  file: File,
  kind: UploadKind,
  { isOriginal = false }: { isOriginal?: boolean } = {},
): Promise<PreparedFile> => {
  if (kind === 'image') return preparePicture(file, isOriginal).catch(say('image'));
  if (kind === 'video') return prepareClip(file).catch(say('video'));
  return { kind, file, filename: file.name };
};
