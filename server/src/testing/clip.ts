import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findTools } from '../domains/media/preparing/tools.ts';

const run = promisify(execFile);

/** @throws Error that says what to install: nothing is left out because it is missing */
export const mediaTools = () => {
  const found = findTools();
  if (!found) throw new Error('These tests need ffmpeg: sudo apt-get install --no-install-recommends ffmpeg');
  return found;
};

/** A moving test picture with a tone, written by ffmpeg. */
export const makeClip = async (
  file: string,
  { size = '640x360', seconds = 2, codec = ['-c:v', 'mpeg4', '-q:v', '8'] } = {},
): Promise<Buffer> => {
  const sources = [
    `testsrc=size=${size}:rate=25:duration=${seconds}`,
    `sine=frequency=440:duration=${seconds}`,
  ];
  const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
  await run(mediaTools().ffmpeg, [
    '-v',
    'error',
    '-y',
    ...inputs,
    ...codec,
    '-c:a',
    'aac',
    '-shortest',
    file,
  ]);
  return readFile(file);
};
