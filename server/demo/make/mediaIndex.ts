import { readdirSync, statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { CLIPS } from './clips/index.ts';
import { MEDIA, mediaFile } from './paths.ts';

/** What the filling knows of one file: pixels, seconds for clips, a base64 thumbhash, bytes. */
interface MediaEntry {
  width: number;
  height: number;
  duration?: number;
  thumbhash: string;
  bytes: number;
}

const thumbhash = async (file: string): Promise<string> => {
  const small = sharp(file).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
};

/** A clip is described by its poster, which is its first frame. */
const describe = async (name: string): Promise<MediaEntry> => {
  const clip = CLIPS.find((each) => name === `${each.name}.mp4`);
  if (name.endsWith('.mp4') && !clip) throw new Error(`${name} is not among the clips`);
  const picture = mediaFile(clip ? `${clip.name}-poster.webp` : name);
  const { width, height } = await sharp(picture).metadata();
  return {
    width,
    height,
    ...(clip && { duration: clip.seconds }),
    thumbhash: await thumbhash(picture),
    bytes: statSync(mediaFile(name)).size,
  };
};

/** Writes `media/index.json`: every picture and clip by its file name. */
export const writeMediaIndex = async (): Promise<void> => {
  const names = readdirSync(MEDIA)
    .filter((name) => /\.(webp|mp4)$/.test(name))
    .sort();
  const lines: string[] = [];
  for (const name of names) lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(await describe(name))}`);
  writeFileSync(mediaFile('index.json'), `{\n${lines.join(',\n')}\n}\n`);
};
