import { join } from 'node:path';
import { ApiError } from '../../../infra/errors.ts';
import { examineVideo, tracksOfFile } from '../examining/video.ts';
import { type Clip, convert, probe } from './ffmpeg.ts';
import { lowOf, posterOf, previewOf, type ReadyMedium, type SentMedium } from './medium.ts';
import type { Prepared, Preparing } from './pictures.prepare.ts';
import { drawPicture, type Made } from './pictures.ts';
import { MediumRefused } from './refused.ts';
import type { Tools } from './tools.ts';
import { copied, encoded, isRight, isRightByName, LOW_SIDE, lowered, still, strip } from './video.formats.ts';

/** Stills of a video, and seconds from which on it has several. */
const MOST_STILLS = 20;
const SHORTEST = 2;
/** A longer one is looked through by its key frames. */
const LOOKED_THROUGH = 120;
/** Seconds: the first frame of a film is often black. */
const POSTER_AT = 1;

interface Facts {
  width: number;
  height: number;
  duration: number;
}

/** What it is now that it was made: our own rules hold for it, too. @throws MediumRefused */
const factsOf = async (file: string): Promise<Facts> => {
  const {
    width = 0,
    height = 0,
    seconds = 0,
  } = await examineVideo(file).catch((cause: unknown) => {
    throw cause instanceof ApiError ? new MediumRefused('unreadable', { cause }) : cause;
  });
  return { width, height, duration: seconds };
};

/** The clip that is shown: not made anew where every browser plays it. */
const mainOf = async (tools: Tools, clip: Clip, folder: string): Promise<string> => {
  const file = join(folder, 'main.mp4');
  const streams = await probe(tools, clip);
  if (!streams.some(({ codec_type }) => codec_type === 'video')) throw new MediumRefused('unreadable');
  await convert(tools, clip, { after: isRight(streams) ? copied(file) : encoded(file) });
  return file;
};

const posterFileOf = async (tools: Tools, clip: Clip, folder: string): Promise<string> => {
  const file = join(folder, 'poster.jpg');
  const at = Math.min(POSTER_AT, clip.duration / 2);
  await convert(tools, clip, { before: ['-ss', at.toFixed(2)], after: still(file) });
  return file;
};

/** Poster in its widths. @throws MediumRefused also where the clip has no frame */
const posterIn = async (
  path: string,
  picture: string,
  { folder, run }: Pick<Preparing, 'folder' | 'run'>,
): Promise<{ ready: Pick<ReadyMedium, 'poster' | 'thumbhash' | 'widths'>; made: Made[] }> => {
  const poster = posterOf(path);
  const { drawn, made } = await drawPicture(picture, { folder, path: poster, run });
  const { thumbhash, widths } = drawn;
  return {
    ready: { poster, thumbhash, ...(widths.length > 0 && { widths }) },
    made: [...made, { file: picture, path: poster }],
  };
};

const previewIn = async (tools: Tools, clip: Clip, { folder, path }: { folder: string; path: string }) => {
  const { duration } = clip;
  if (duration < SHORTEST) return { ready: {}, made: [] };
  const count = Math.min(MOST_STILLS, Math.floor(duration));
  const [file, every] = [join(folder, 'preview.jpg'), duration / count];
  const before = duration > LOOKED_THROUGH ? ['-skip_frame', 'nokey'] : [];
  await convert(tools, clip, { before, after: strip(file, { count, every }) });
  const preview = { file: previewOf(path), count, every: Number(every.toFixed(3)) };
  return { ready: { preview }, made: [{ file, path: preview.file }] };
};

const lowIn = async (
  tools: Tools,
  clip: Clip,
  { folder, path, ...facts }: Facts & { folder: string; path: string },
) => {
  if (Math.min(facts.width, facts.height) <= LOW_SIDE) return { ready: {}, made: [] };
  const [file, low] = [join(folder, 'low.mp4'), lowOf(path)];
  await convert(tools, clip, { after: lowered(file) });
  await factsOf(file);
  return { ready: { low }, made: [{ file, path: low }] };
};

const prepareWith = async (
  tools: Tools,
  { file: path, duration: said = 0 }: SentMedium,
  { file, folder, cover, run }: Preparing,
): Promise<Prepared> => {
  const main = await mainOf(tools, { file, duration: said, run }, folder);
  const facts = await factsOf(main);
  const clip = { file: main, duration: facts.duration, run };
  const picture = cover ?? (await posterFileOf(tools, clip, folder));
  const poster = await posterIn(path, picture, { folder, run });
  const preview = await previewIn(tools, clip, { folder, path });
  const low = await lowIn(tools, clip, { ...facts, folder, path });
  return {
    ready: { file: path, ...facts, ...poster.ready, ...preview.ready, ...low.ready },
    made: [...poster.made, ...preview.made, ...low.made, { file: main, path }],
  };
};

/** An MP4 that every browser plays is shown as it came; anything else cannot be. */
const prepareWithout = async (
  { source, file: path, width, height, duration = 0 }: SentMedium,
  { file, cover, ...work }: Preparing,
): Promise<Prepared> => {
  if (!source.endsWith('.mp4') || !isRightByName(await tracksOfFile(file)))
    throw new MediumRefused('unreadable');
  const poster =
    cover === undefined ? { ready: { thumbhash: '' }, made: [] } : await posterIn(path, cover, work);
  return {
    ready: { file: path, width, height, duration, ...poster.ready },
    made: [...poster.made, { file, path }],
  };
};

/** `tools`: undefined for a system that has none. @throws MediumRefused */
export const prepareVideo = (
  medium: SentMedium,
  work: Preparing,
  tools: Tools | undefined,
): Promise<Prepared> => (tools ? prepareWith(tools, medium, work) : prepareWithout(medium, work));
