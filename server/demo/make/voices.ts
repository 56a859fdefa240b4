import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createEncoder } from 'wasm-media-encoders';
import { fileOfChats } from './paths.ts';

const RATE = 24_000;
const BARS = 48;
const LOUDEST = 31;
const { resolve } = createRequire(import.meta.url);

/** What is heard: seconds, how fast it swells and falls, and how dull it is (0 to 1). */
const VOICES = {
  'sea.mp3': { seconds: 9, swell: 0.22, dullness: 0.93, seed: 7 },
  'rain.mp3': { seconds: 7, swell: 0.6, dullness: 0.55, seed: 11 },
};
type Voice = (typeof VOICES)[keyof typeof VOICES];

/** The same noise each time. */
const noiseOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
};

const samplesOf = ({ seconds, swell, dullness, seed }: Voice): Float32Array => {
  const noise = noiseOf(seed);
  let low = 0;
  return Float32Array.from({ length: seconds * RATE }, (_, index) => {
    const at = index / RATE;
    low = dullness * low + (1 - dullness) * noise();
    const edge = Math.min(1, at * 2, (seconds - at) * 2);
    return low * edge * (0.55 + 0.45 * Math.sin(2 * Math.PI * swell * at)) * (1 + 3 * dullness);
  });
};

/** Loudness from 0 to 31, evenly spread over the time. */
const waveformOf = (samples: Float32Array): number[] => {
  const size = Math.ceil(samples.length / BARS);
  const peaks = Array.from({ length: BARS }, (_, bar) =>
    samples
      .subarray(bar * size, (bar + 1) * size)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  );
  const loudest = Math.max(...peaks);
  return peaks.map((peak) => Math.round((peak / loudest) * LOUDEST));
};

const encoded = async (samples: Float32Array): Promise<Buffer> => {
  const wasm = readFileSync(resolve('wasm-media-encoders/wasm/mp3'));
  const encoder = await createEncoder('audio/mpeg', wasm);
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 48 });
  // Each piece stands in the encoder's own memory until the next call.
  const body = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([body, Buffer.from(encoder.finalize())]);
};

/** Writes the voice messages of `files/`, and what the filling knows of them. */
export const makeVoices = async (): Promise<void> => {
  const facts: Record<string, { duration: number; waveform: number[] }> = {};
  for (const [name, voice] of Object.entries(VOICES)) {
    const samples = samplesOf(voice);
    writeFileSync(fileOfChats(name), await encoded(samples));
    facts[name] = { duration: voice.seconds, waveform: waveformOf(samples) };
  }
  const lines = Object.entries(facts).map(
    ([name, fact]) => `  ${JSON.stringify(name)}: ${JSON.stringify(fact)}`,
  );
  writeFileSync(fileOfChats('voices.json'), `{\n${lines.join(',\n')}\n}\n`);
};
