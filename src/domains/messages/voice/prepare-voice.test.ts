// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareVoice } from './prepare-voice.ts';

// The encoder itself is the real one; only a server has an address for it.
vi.mock('wasm-media-encoders/wasm/mp3?url', async () => {
  const file = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
  return { default: `data:application/wasm;base64,${(await readFile(file)).toString('base64')}` };
});

const HERTZ = 44_100;

/** A browser hears a tone of so many seconds in whatever was recorded. */
const hears = (seconds: number) => {
  const samples = Float32Array.from(
    { length: Math.round(seconds * HERTZ) },
    (_, at) => Math.sin(at / 20) / 2,
  );
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({ getChannelData: () => samples });
    },
  );
};
afterEach(() => vi.unstubAllGlobals());

const RECORDED = new Blob(['recorded']);
/** Bytes of a second at 64 kbit. */
const SECOND = 8_000;

it.each([0, 0.5, 0.99])('%d s are too short to be sent', async (seconds) => {
  hears(seconds);
  expect(await prepareVoice(RECORDED)).toBeUndefined();
});

it.each([
  [1, 1],
  [1.6, 2],
  [60, 60],
  // A busy page notices a little later that it is full.
  [61.3, 60],
])('%d s go as %d', async (seconds, duration) => {
  hears(seconds);
  const voice = await prepareVoice(RECORDED);
  expect(voice).toMatchObject({ kind: 'audio', filename: 'voice.mp3', duration });
  expect(voice?.waveform?.length).toBeGreaterThan(0);
  const bytes = voice?.file.size ?? 0;
  expect(Math.abs(bytes - Math.min(seconds, 60) * SECOND)).toBeLessThan(SECOND / 2);
  const [sync, kind] = new Uint8Array((await voice?.file.arrayBuffer()) ?? []);
  // The first frame of an MP3.
  expect([sync, (kind ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
});
