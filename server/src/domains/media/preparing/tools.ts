import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

export interface Tools {
  ffmpeg: string;
  ffprobe: string;
}

/** In the folder that operators name, or the system's own; undefined where one of them is missing. */
export const findTools = (named?: string): Tools | undefined => {
  const folders = named === undefined ? FOLDERS : [named];
  const folder = folders.find((each) => ['ffmpeg', 'ffprobe'].every((name) => existsSync(join(each, name))));
  return folder === undefined
    ? undefined
    : { ffmpeg: join(folder, 'ffmpeg'), ffprobe: join(folder, 'ffprobe') };
};
