import { LIMITS } from '@livery/contract';
import type { RunLimited } from '../../../infra/processes/limited.ts';
import { MediumRefused, refuseFinal } from './refused.ts';
import type { Tools } from './tools.ts';

/** A frame that unpacks to more is refused before it is unpacked: what phones film has half of it. */
const MOST_PIXELS = 4096 * 4096;
const MEMORY = 2 * 1024 ** 3;
/** An hour may take some, on one thread; a second of film never a minute. */
const SECONDS = 300;
const SECONDS_A_SECOND = 5;

/** Nothing but this file is opened, and as what it was found to be, whatever it says of itself: also not what it refers to. */
const input = (file: string): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  'mov',
  '-enable_drefs',
  '0',
  '-i',
  `file:${file}`,
];

export interface Clip {
  file: string;
  /** Seconds. */
  duration: number;
  run: RunLimited;
}

/** Makes a file of a clip: `before` stands for how it is read, `after` for what is made. @throws MediumRefused */
export const convert = async (
  { ffmpeg }: Tools,
  { file, duration, run }: Clip,
  { before = [], after }: { before?: string[]; after: string[] },
): Promise<void> => {
  const guards = ['-max_pixels', String(MOST_PIXELS), '-threads', '1', '-t', String(LIMITS.videoSeconds + 1)];
  const args = [
    '-hide_banner',
    '-nostdin',
    '-v',
    'error',
    '-y',
    ...guards,
    ...before,
    ...input(file),
    ...after,
  ];
  const seconds = Math.ceil(SECONDS + SECONDS_A_SECOND * duration);
  await run(ffmpeg, args, { seconds, memory: MEMORY }).catch(refuseFinal);
};

export interface Stream {
  codec_type: string;
  codec_name?: string;
  pix_fmt?: string;
  width?: number;
  height?: number;
  channels?: number;
}

/** What a clip is made of. @throws MediumRefused for what is none, or too long */
export const probe = async ({ ffprobe }: Tools, { file, run }: Omit<Clip, 'duration'>): Promise<Stream[]> => {
  const fields = 'stream=codec_type,codec_name,pix_fmt,width,height,channels:format=duration';
  const args = ['-v', 'error', '-show_entries', fields, '-of', 'json', ...input(file)];
  const limits = { seconds: 60, memory: MEMORY };
  const output = await run(ffprobe, args, limits).catch(refuseFinal);
  const { streams = [], format }: { streams?: Stream[]; format?: { duration?: string } } = JSON.parse(output);
  if (Number(format?.duration) > LIMITS.videoSeconds + 1) throw new MediumRefused('too_long');
  return streams;
};
