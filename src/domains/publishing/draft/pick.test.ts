import { LIMITS } from '@livery/contract';
import { expect, it, vi } from 'vitest';
import { pick } from './pick.ts';

const length = vi.hoisted(() => ({ seconds: 0 }));

/** A browser that can read clips: this one cannot. */
vi.mock('../../../lib/uploads/clips.ts', () => ({
  withClip: (_: File, look: (clip: object) => unknown) =>
    look({ duration: length.seconds, width: 720, height: 1280, frameAt: async () => new Blob() }),
}));

const clip = () => new File(['x'], 'sea.mp4', { type: 'video/mp4' });

it('an hour may be published, a second more may not, and the limit is named', async () => {
  length.seconds = LIMITS.videoSeconds;
  await expect(pick(clip())).resolves.toMatchObject({ kind: 'video', duration: 3600 });
  length.seconds = 3601;
  await expect(pick(clip())).rejects.toMatchObject({
    words: { id: 'publish.refused.long', values: { minutes: 60 } },
  });
});
