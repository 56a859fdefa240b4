import { readFile, writeFile } from 'node:fs/promises';
import { LIMITS } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import type { FileFacts } from './facts.ts';

/** Kilobits a second, by the number in a frame's header. */
const RATES = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLINGS = [44_100, 48_000, 32_000];
/** Encoders put some hundredths before and behind what was recorded. */
const PADDING = 0.5;
const TAG = 128;

interface Frame {
  bytes: number;
  seconds: number;
}

/** The frame of MPEG 1, 2 or 2.5, layer III, that begins at `at`. */
const frameAt = (sound: Buffer, at: number): Frame | undefined => {
  const [first = 0, second = 0, third = 0] = sound.subarray(at, at + 3);
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return undefined;
  const version = (second >> 3) & 3;
  const isOne = version === 3;
  const rate = RATES[isOne ? 'one' : 'two'][third >> 4];
  const sampling = SAMPLINGS[(third >> 2) & 3];
  if (!rate || !sampling || version === 1) return undefined;
  const hertz = sampling / (isOne ? 1 : version === 2 ? 2 : 4);
  const samples = isOne ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return { bytes: Math.floor((samples * rate * 125) / hertz) + padding, seconds: samples / hertz };
};

/** Tags of titles and covers may stand before the sound. */
const startOf = (sound: Buffer): number => {
  let at = 0;
  while (sound.toString('latin1', at, at + 3) === 'ID3') {
    const [a = 0, b = 0, c = 0, d = 0] = sound.subarray(at + 6, at + 10);
    at += 10 + ((a << 21) | (b << 14) | (c << 7) | d);
  }
  return at;
};

const isTag = (sound: Buffer, at: number): boolean =>
  sound.length - at === TAG && sound.toString('latin1', at, at + 3) === 'TAG';

/**
 * Leaves nothing of a voice message but its sound, frame after frame.
 * @throws api.unsupported_type for anything between the frames, api.validation when it is not 1 to 60 seconds long
 */
export const examineVoice = async (file: string): Promise<FileFacts> => {
  const sound = await readFile(file);
  const start = startOf(sound);
  let at = start;
  let seconds = 0;
  while (at < sound.length && !isTag(sound, at)) {
    const frame = frameAt(sound, at);
    if (!frame) throw new ApiError('api.unsupported_type');
    // The last one may be cut off.
    if (at + frame.bytes > sound.length) break;
    at += frame.bytes;
    seconds += frame.seconds;
  }
  if (seconds === 0) throw new ApiError('api.unsupported_type');
  if (seconds < 1 - PADDING || seconds > LIMITS.voiceSeconds + PADDING)
    throw new ApiError('api.validation', { duration: 'range' });
  await writeFile(file, sound.subarray(start, at));
  return { seconds };
};
