import { drawn, type PixelSize, UnreadableFile } from './pictures.ts';

const once = (target: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(event, () => resolve(), { once: true });
    target.addEventListener('error', () => reject(new UnreadableFile()), { once: true });
  });

/** A clip of this device while `work` looks at its frames. */
export interface OpenClip extends PixelSize {
  /** Seconds; undefined where the recorder left it open. */
  duration: number | undefined;
  /** The frame at that second. */
  frameAt(second: number, size: PixelSize): Promise<Blob>;
}

/** @throws UnreadableFile */
export const withClip = async <Result>(
  file: Blob,
  work: (clip: OpenClip) => Promise<Result>,
): Promise<Result> => {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await once(video, 'loadeddata');
    const { duration, videoWidth: width, videoHeight: height } = video;
    return await work({
      width,
      height,
      duration: Number.isFinite(duration) ? duration : undefined,
      frameAt: async (second, size) => {
        const moved = once(video, 'seeked');
        video.currentTime = second;
        await moved;
        return drawn(video, size);
      },
    });
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
};
