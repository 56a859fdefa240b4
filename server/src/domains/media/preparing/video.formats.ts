import type { Stream } from './ffmpeg.ts';

/** Of the longer and the shorter side. */
const LONG_SIDE = 1920;
const SHORT_SIDE = 1080;
export const LOW_SIDE = 480;

const KEPT_PIXELS = new Set(['yuv420p', 'yuvj420p']);

const isWithin = (width: number, height: number): boolean =>
  Math.max(width, height) <= LONG_SIDE && Math.min(width, height) <= SHORT_SIDE;

/** Whether every browser plays it as it is. */
export const isRight = (streams: readonly Stream[]): boolean => {
  const picture = streams.find(({ codec_type }) => codec_type === 'video');
  const sound = streams.find(({ codec_type }) => codec_type === 'audio');
  const { codec_name, pix_fmt = '', width = 0, height = 0 } = picture ?? {};
  const isPictureRight = codec_name === 'h264' && KEPT_PIXELS.has(pix_fmt) && isWithin(width, height);
  return isPictureRight && (!sound || (sound.codec_name === 'aac' && (sound.channels ?? 0) <= 2));
};

/** As `isRight`, where only the clip's own index says what it is made of. */
export const isRightByName = (
  tracks: readonly { isPicture: boolean; codec: string; width: number; height: number }[],
): boolean => {
  const [picture, ...others] = tracks.filter(({ isPicture }) => isPicture);
  if (!picture || others.length > 0 || !isWithin(picture.width, picture.height)) return false;
  return tracks.every(({ isPicture, codec }) => codec === (isPicture ? 'avc1' : 'mp4a'));
};

/** The first picture and the first sound, and nothing that stands beside them: places and devices do. */
const TRACKS = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'];
const FILE = ['-movflags', '+faststart', '-f', 'mp4'];
const THREADS = ['-threads', '1', '-filter_threads', '1'];
const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-profile:v',
  'high',
  '-pix_fmt',
  'yuv420p',
  '-g',
  '60',
];
const RATE = ['-fpsmax', '60'];

/** As it is, in a new file. */
export const copied = (to: string): string[] => [...TRACKS, '-c', 'copy', ...FILE, to];

/** In 1080 lines at most, upright or not. */
export const encoded = (to: string): string[] => {
  const fitting = [
    `w='if(gt(iw,ih),min(${LONG_SIDE},iw),min(${SHORT_SIDE},iw))'`,
    `h='if(gt(iw,ih),min(${SHORT_SIDE},ih),min(${LONG_SIDE},ih))'`,
    'force_original_aspect_ratio=decrease:force_divisible_by=2',
  ];
  const picture = [
    '-vf',
    `scale=${fitting.join(':')}`,
    ...H264,
    '-crf',
    '23',
    '-maxrate',
    '6M',
    '-bufsize',
    '12M',
  ];
  const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
  return [...TRACKS, ...THREADS, ...RATE, ...picture, ...sound, ...FILE, to];
};

/** In 480 lines, for slow lines. */
export const lowered = (to: string): string[] => {
  const side = `scale=w='if(gt(iw,ih),-2,${LOW_SIDE})':h='if(gt(iw,ih),${LOW_SIDE},-2)'`;
  const picture = ['-vf', side, ...H264, '-crf', '26', '-maxrate', '1200k', '-bufsize', '2400k'];
  const sound = ['-c:a', 'aac', '-b:a', '64k', '-ac', '2'];
  return [...TRACKS, ...THREADS, ...RATE, ...picture, ...sound, ...FILE, to];
};

/** One frame as a picture. */
export const still = (to: string): string[] => [
  '-map',
  '0:v:0',
  '-frames:v',
  '1',
  '-q:v',
  '2',
  '-f',
  'image2',
  to,
];

const STILL_HEIGHT = 120;

/** So many frames side by side, one each `every` seconds. */
export const strip = (to: string, { count, every }: { count: number; every: number }): string[] => {
  const frames = `fps=1/${every.toFixed(3)},scale=-2:${STILL_HEIGHT},tile=${count}x1`;
  return ['-map', '0:v:0', '-vf', frames, '-frames:v', '1', '-q:v', '5', '-f', 'image2', to];
};
