// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { waveformOf } from './waveform.ts';

describe('the waves of a voice message', () => {
  it('follow its loudness, against its loudest moment', () => {
    const samples = Float32Array.from({ length: 48_000 }, (_, index) => (index < 24_000 ? 0.1 : -0.2));
    const waves = waveformOf(samples);
    expect(waves).toHaveLength(48);
    expect([waves[0], waves[47]]).toEqual([16, 31]);
  });

  it('of silence lie flat', () => {
    expect(new Set(waveformOf(new Float32Array(1_000)))).toEqual(new Set([0]));
  });

  it('are what the contract takes, however short it is', () => {
    expect(waveformOf(new Float32Array(3))).toHaveLength(3);
  });
});
