import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCHEMES } from '@livery/contract';
import { drawSheetFile } from '../sheet.ts';

/** The main screens of brands by day and by night on one sheet, as bytes. @throws UsageError where there is no Chromium */
export async function drawSheet(dir: string, ids: readonly string[], kind: 'pdf' | 'png'): Promise<Buffer> {
  const room = await mkdtemp(join(tmpdir(), 'sheet-file-'));
  try {
    const path = join(room, `sheet.${kind}`);
    await drawSheetFile(dir, ids, path, { schemes: SCHEMES });
    return await readFile(path);
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}
