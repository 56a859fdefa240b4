import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeClip } from '../../server/src/testing/clip.ts';
import { call } from '../support/client.ts';
import { putFile } from '../support/put-file.ts';
import type { Crowd } from './crowd.ts';

/** A clip that no browser plays, of so many seconds. */
export interface Clip {
  size: string;
  seconds: number;
}

/** Somebody publishes a video that has to be encoded. Returns whether it still is. */
export const publishVideo = async ({ world, server }: Crowd, clip: Clip): Promise<() => Promise<boolean>> => {
  const at = { port: server.port, brand: world.brand, token: world.lines[0]?.token ?? '' };
  const bytes = await makeClip(join(world.dataDir, 'clip.mp4'), clip);
  const target = (await call({ ...at, url: '/social/api/upload-info?kind=video&extension=mp4' })).result;
  await putFile({ ...at, path: target.url, bytes: bytes.length, body: Readable.from([bytes]) });
  const body = {
    ...{ cid: 'video', kind: 'video', description: '', hashtags: [], privacy: 'everyone' },
    ...{ media: [{ file_path: target.file_path }], allow_comment: true, allow_save: true },
  };
  const published = await call({ ...at, method: 'POST', url: '/social/api/posts', body });
  if (published.status !== 200) throw new Error(`${published.status} ${published.error}`);
  const url = `/social/api/posts/${published.result.id}`;
  return async () => (await call({ ...at, url })).result?.review === 'processing';
};
