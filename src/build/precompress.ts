import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT = /\.(js|css|svg|json|html|webmanifest)$/;
/** Smaller than one packet: nothing to win. */
const WORTH = 1024;

/** Writes `.br` and `.gz` beside every text file of a folder, so that the server compresses nothing twice. */
export const precompress = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => TEXT.test(each))) {
    const file = join(folder, name);
    if ((await stat(file)).size < WORTH) continue;
    const body = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    await writeFile(`${file}.br`, await brotli(body, { params }));
    await writeFile(`${file}.gz`, await gzipped(body, { level: 9 }));
  }
};
