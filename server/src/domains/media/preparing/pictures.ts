import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DRAWING_TYPES, POST_WIDTHS, sourceOf } from '@livery/contract';
import type { RunLimited } from '../../../infra/processes/limited.ts';
import { refuseFinal } from './refused.ts';

const PROGRAM = fileURLToPath(new URL('./pictures.child.ts', import.meta.url));
const SECONDS = 120;
/** Of JavaScript; what is drawn lies beside it. */
const HEAP = '--max-old-space-size=128';

/** What a picture is, upright, and the widths that it was drawn in: none of a moving one. */
export interface Drawn {
  width: number;
  height: number;
  thumbhash: string;
  widths: number[];
}

/** A file of the folder, and the path that it is shown under. */
export interface Made {
  file: string;
  path: string;
}

/** Draws a picture in each width that it has, as AVIF, WebP and JPEG; `path`: its own. @throws MediumRefused */
export const drawPicture = async (
  picture: string,
  { folder, path, run }: { folder: string; path: string; run: RunLimited },
): Promise<{ drawn: Drawn; made: Made[] }> => {
  const args = [HEAP, PROGRAM, picture, folder, ...POST_WIDTHS.map(String)];
  const output = await run(process.execPath, args, { seconds: SECONDS }).catch(refuseFinal);
  const drawn: Drawn = JSON.parse(output);
  const made = drawn.widths.flatMap((width) =>
    DRAWING_TYPES.map((type) => ({
      file: join(folder, `${width}.${type}`),
      path: sourceOf(path, width, type),
    })),
  );
  return { drawn, made };
};
