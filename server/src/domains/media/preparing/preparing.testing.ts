import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Brand } from '../../../brand/brand.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { createObjects } from '../../../infra/objects/objects.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { mediaTools } from '../../../testing/clip.ts';
import type { UploadQuota } from '../upload-quota.ts';
import type { SentMedium } from './medium.ts';
import { createPreparing } from './preparing.ts';

const run = promisify(execFile);

/** What the picture of a clip is made of, frame by frame, as it was written. */
export const pictureHashOf = async (file: string): Promise<string> =>
  (
    await run(mediaTools().ffmpeg, [
      '-v',
      'error',
      '-i',
      file,
      '-map',
      '0:v:0',
      '-c',
      'copy',
      '-f',
      'md5',
      '-',
    ])
  ).stdout;

export const streamsOf = async (file: string): Promise<string[]> => {
  const args = ['-v', 'error', '-show_entries', 'stream=codec_name,width,height', '-of', 'csv=p=0', file];
  return (await run(mediaTools().ffprobe, args)).stdout.trim().split('\n');
};

export const SENT: SentMedium = {
  ...{ source: 'posts/ann/sent.mp4', file: 'posts/room/0.mp4' },
  ...{ width: 640, height: 360, thumbhash: '', duration: 2 },
};

/** A folder of objects, in which `sent` is what somebody sent. */
export const openPreparing = (dir: string) => {
  const objects = createObjects({ dir, secret: randomBytes(32) });
  const quota = { requireRoom: async () => undefined } as Partial<UploadQuota> as UploadQuota;
  const tenant: Tenant = { brand: { id: 'aurora' } as Brand, db: {} as TenantDb };
  const { preparePostMedium, removePostMedia } = createPreparing({
    config: { mediaNiceness: 0, mediaToolsDir: undefined },
    objects,
    quota,
  });
  const signal = new AbortController().signal;
  return {
    objects,
    prepare: (medium = SENT, name = 'post-1') => preparePostMedium(tenant, medium, { name, signal }),
    remove: () => removePostMedia(tenant, [SENT.file]),
    /** Files that anybody may read, by name. */
    made: async () => (await readdir(join(dir, 'aurora/public/posts/room')).catch(() => [])).toSorted(),
    /** What work has left behind. */
    left: () => readdir(join(dir, '.incoming')),
    fileOf: (path: string) => join(dir, 'aurora/public', path),
  };
};
