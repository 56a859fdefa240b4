import { soundFilesCss } from '@livery/design-system/variants';
import { audioSeconds } from './audio.length.ts';
import { publicFile } from './brand.assets.ts';
import type { BrandFolder } from './brand.folder.ts';
import { type PublicFile, publicUrl } from './brand.ts';

const NAMES = ['message', 'sent', 'opened', 'attention'] as const;
/** Whoever hears one for the first time waits for it. */
const BYTES = 40_000;
/** Seconds: a signal, no song. */
const LONGEST = 2;

/** Names that sounds may have; of two of one name the first counts. */
export const SOUND_FILES: readonly string[] = NAMES.flatMap((name) => [
  `sounds/${name}.mp3`,
  `sounds/${name}.wav`,
]);
const nameOf = (path: string): string => path.slice('sounds/'.length, -'.mp3'.length);

export type Sounds = ReadonlyMap<string, Buffer>;

function problemOf(path: string, bytes: Buffer): { why: string; remedy: string } | undefined {
  const seconds = audioSeconds(path, bytes);
  if (seconds === undefined)
    return {
      why: `it is no ${path.slice(-3)} sound, and no browser would play it`,
      remedy: 'export it once more in the format that its name says',
    };
  if (seconds <= LONGEST) return undefined;
  return {
    why: `it sounds for ${seconds.toFixed(1)} seconds, and is heard again and again`,
    remedy: `cut it to ${LONGEST} seconds or less`,
  };
}

/** The sounds that the folder brings, by path; those with something wrong are findings. */
export async function readSounds(folder: BrandFolder): Promise<Sounds> {
  const there = await folder.list('sounds');
  const sounds = new Map<string, Buffer>();
  for (const path of SOUND_FILES.filter((each) => there.includes(each))) {
    const bytes = await folder.bytes(path, { maxBytes: BYTES });
    const problem = bytes && problemOf(path, bytes);
    if (problem) folder.refuse(path, { field: '', ...problem });
    else if (bytes) sounds.set(path, bytes);
  }
  return sounds;
}

/** They are served as they are; the rule that names them. */
export function dressSounds(id: string, files: Map<string, PublicFile>, sounds: Sounds): string {
  const urls = new Map<string, string>();
  for (const [path, bytes] of sounds) {
    if (urls.has(nameOf(path))) continue;
    files.set(path, publicFile(path, bytes));
    urls.set(nameOf(path), publicUrl({ id, files }, path));
  }
  return soundFilesCss(urls);
}
