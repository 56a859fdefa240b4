import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

export interface Tools {
  ffmpeg: string;
  ffprobe: string;
}

/** The system's own; undefined where they are not installed. */
export const findTools = (): Tools | undefined => {
  const folder = FOLDERS.find((each) => ['ffmpeg', 'ffprobe'].every((name) => existsSync(join(each, name))));
  return folder === undefined
    ? undefined
    : { ffmpeg: join(folder, 'ffmpeg'), ffprobe: join(folder, 'ffprobe') };
};
