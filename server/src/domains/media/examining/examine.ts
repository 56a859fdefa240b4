import { ApiError } from '../../../infra/errors.ts';
import { examineArchive } from './archive.ts';
import { examineDocument } from './document.ts';
import type { FileFacts } from './facts.ts';
import { redrawPicture } from './picture.ts';
import { examineVideo } from './video.ts';
import { examineVoice } from './voice.ts';

type Examine = (file: string, contentType: string) => Promise<FileFacts>;

const EXAMINERS: [RegExp, Examine][] = [
  [/^image\//, redrawPicture],
  [/^video\/(?:mp4|quicktime)$/, examineVideo],
  [/^audio\/mpeg$/, examineVoice],
  [/^application\/(?:zip$|vnd\.openxmlformats)/, examineArchive],
  [/^application\/(?:pdf$|msword$|vnd\.ms-)/, examineDocument],
];

/**
 * Looks into a file whose first bytes say that it is `contentType`, before anybody can see it: pictures are drawn anew, film
 * and sound lose what is neither, archives are opened. Returns what it is.
 * @throws api.unsupported_type for what is something else behind its first bytes, api.validation for what is too long
 */
export const examine: Examine = async (file, contentType) => {
  const examiner = EXAMINERS.find(([types]) => types.test(contentType))?.[1];
  try {
    return (await examiner?.(file, contentType)) ?? {};
  } catch (error) {
    // A number in it points behind its end.
    if (error instanceof RangeError) throw new ApiError('api.unsupported_type');
    throw error;
  }
};
