import { LIMITS } from '@livery/contract';
import { createEncoder } from 'wasm-media-encoders';
import encoderUrl from 'wasm-media-encoders/wasm/mp3?url';
import type { PreparedFile } from '../uploads/upload.model.ts';
import { waveformOf } from './waveform.ts';

const HERTZ = 44_100;
/** Kilobits a second: speech needs no more. */
const BITRATE = 64;
/** Samples that are encoded before the page may move again. */
const SLICE = HERTZ * 2;

/** What was recorded as samples of one channel. */
const samplesOf = async (recorded: Blob): Promise<Float32Array> => {
  const context = new OfflineAudioContext(1, 1, HERTZ);
  const audio = await context.decodeAudioData(await recorded.arrayBuffer());
  return audio.getChannelData(0).subarray(0, LIMITS.voiceSeconds * HERTZ);
};

const encode = async (samples: Float32Array): Promise<Blob> => {
  const encoder = await createEncoder('audio/mpeg', encoderUrl);
  encoder.configure({ sampleRate: HERTZ, channels: 1, bitrate: BITRATE });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < samples.length; at += SLICE) {
    // The encoder writes over what it has returned.
    parts.push(new Uint8Array(encoder.encode([samples.subarray(at, at + SLICE)])));
    await new Promise((resolve) => setTimeout(resolve));
  }
  parts.push(new Uint8Array(encoder.finalize()));
  return new Blob(parts, { type: 'audio/mpeg' });
};

/** Makes what was recorded a voice message; undefined for one that is too short. */
export const prepareVoice = async (recorded: Blob): Promise<PreparedFile | undefined> => {
  const samples = await samplesOf(recorded);
  const seconds = samples.length / HERTZ;
  if (seconds < 1) return undefined;
  return {
    kind: 'audio',
    file: await encode(samples),
    filename: 'voice.mp3',
    duration: Math.round(seconds),
    waveform: waveformOf(samples),
  };
};
