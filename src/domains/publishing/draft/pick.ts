import { LIMITS } from '@livery/contract';
import { newCid } from '../../../lib/ids.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { withClip } from '../../../lib/uploads/clips.ts';
import { isMoving, scaledPicture, sizeForScreens, sizeOfPicture } from '../../../lib/uploads/pictures.ts';
import { clipExtensionOf } from './clip-type.ts';
import type { Picked, PickedClip, PickedPicture } from './draft.model.ts';

/** Cannot be published, and why. */
export class NotPicked extends Error {
  readonly words: Words;
  constructor(words: Words) {
    super();
    this.words = words;
  }
}

export const mediaKindOf = (file: File): Picked['kind'] | undefined => {
  if (/^image\/(?!svg)/.test(file.type)) return 'image';
  return clipExtensionOf(file) && 'video';
};

/** From here on a cover is not black, as first frames often are. Seconds. */
const STILL_AT = 0.1;

const pickPicture = async (source: File): Promise<PickedPicture> => {
  const known = { kind: 'image', id: newCid(), name: source.name, source } as const;
  const whole = await sizeOfPicture(source);
  if (isMoving(source)) return { ...known, ready: source, ...whole };
  const { file, ...size } = await scaledPicture(source, whole);
  return { ...known, ready: file, ...size };
};

const pickClip = (source: File): Promise<PickedClip> =>
  withClip(source, async ({ duration, width, height, frameAt }) => {
    if (duration !== undefined && duration > LIMITS.videoSeconds) {
      throw new NotPicked({ id: 'publish.refused.long', values: { minutes: LIMITS.videoSeconds / 60 } });
    }
    const coverAt = Math.min(STILL_AT, (duration ?? 1) / 2);
    const cover = await frameAt(coverAt, sizeForScreens({ width, height }));
    const known = { kind: 'video', id: newCid(), name: source.name, source } as const;
    return { ...known, cover, coverAt, width, height, ...(duration !== undefined && { duration }) };
  });

const MEGABYTE = 1024 * 1024;

const refuseLarge = ({ size }: File, most: number): void => {
  if (size > most) throw new NotPicked({ id: 'publish.refused.large', values: { max: most / MEGABYTE } });
};

/** Makes a chosen file ready for a post. @throws NotPicked, or what a browser throws that cannot read it */
export const pick = async (file: File): Promise<Picked> => {
  const kind = mediaKindOf(file);
  if (kind === undefined || file.size === 0) throw new NotPicked({ id: 'publish.refused.type' });
  if (kind === 'video') refuseLarge(file, LIMITS.videoFile);
  else if (isMoving(file)) refuseLarge(file, LIMITS.chatFile);
  return kind === 'image' ? pickPicture(file) : pickClip(file);
};
