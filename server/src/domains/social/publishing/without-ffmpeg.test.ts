import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { publishing } from './publishing.testing.ts';

let app: TestApp;
beforeAll(async () => {
  // A folder that is there, without the programs in it.
  app = await startTestApp({ env: { MEDIA_TOOLS_DIR: import.meta.dirname } });
  await app.startJobs();
});
afterAll(() => app.stop());
const { publish, settled, target, uploadVideo } = publishing(() => app);

test('where no ffmpeg is installed an MP4 is taken and shown, and QuickTime is refused before it is sent', async () => {
  const ann = await app.signUp();
  expect(await target(ann, 'video', 'mov')).toMatchObject({ status: 415, error: 'api.unsupported_type' });
  const sea = await readFile(new URL('../../../../demo/media/sea.mp4', import.meta.url));
  const media = [{ file_path: await uploadVideo(ann, sea) }];
  const { id } = (await publish(ann, { kind: 'video', media })).result;
  expect((await settled(ann, id)).review).toBe('approved');
});
