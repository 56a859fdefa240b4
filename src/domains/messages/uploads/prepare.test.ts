// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { type OpenClip, withClip } from '../../../lib/uploads/clips.ts';
import { UnreadableFile } from '../../../lib/uploads/pictures.ts';
import { NotPrepared, prepare } from './prepare.ts';

// Only a browser opens clips; what it says of one is what is decided upon here.
vi.mock('../../../lib/uploads/clips.ts', () => ({ withClip: vi.fn() }));

const STILL = new Blob(['still']);
const frameAt = vi.fn<OpenClip['frameAt']>(async () => STILL);
const clip = new File(['clip'], 'hour.mp4', { type: 'video/mp4' });

const opensAs = (duration: number | undefined, size = { width: 1920, height: 1080 }) =>
  vi.mocked(withClip).mockImplementation((_, work) => work({ duration, ...size, frameAt }));

const refusalOf = async (file: File, kind: 'image' | 'video') => {
  const error = await prepare(file, kind).catch((thrown) => thrown);
  return error instanceof NotPrepared ? error.words : error;
};

beforeEach(() => frameAt.mockClear());

it.each([1, 3_599.96, 3_600])('a clip of %d s is sent with its still', async (duration) => {
  opensAs(duration);
  expect(await prepare(clip, 'video')).toEqual({
    ...{ kind: 'video', file: clip, filename: 'hour.mp4', poster: STILL },
    ...{ width: 1920, height: 1080, duration },
  });
});

it.each([3_600.04, 3_601, 7_200])(
  'one of %d s is refused before anything of it is drawn',
  async (duration) => {
    opensAs(duration);
    expect(await refusalOf(clip, 'video')).toBe('room.upload.long');
    expect(frameAt).not.toHaveBeenCalled();
  },
);

it('one whose recorder left its length open is for the server to measure', async () => {
  opensAs(undefined);
  expect(await prepare(clip, 'video')).not.toHaveProperty('duration');
  expect(frameAt).toHaveBeenCalledWith(0.1, { width: 1920, height: 1080 });
});

it('the still is within the clip, however short, and as large as screens are', async () => {
  opensAs(0.1, { width: 4096, height: 2160 });
  await prepare(clip, 'video');
  expect(frameAt).toHaveBeenCalledWith(0.05, { width: 2048, height: 1080 });
});

it('says what cannot be opened', async () => {
  vi.mocked(withClip).mockRejectedValue(new UnreadableFile());
  expect(await refusalOf(clip, 'video')).toBe('room.upload.unreadable.video');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('refused')));
  expect(await refusalOf(new File(['x'], 'a.png'), 'image')).toBe('room.upload.unreadable.image');
  vi.unstubAllGlobals();
});
