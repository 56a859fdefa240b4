/** Waves of a message, and how high each may be; see the contract's `MessageMedia`. */
const WAVES = 48;
const HIGHEST = 31;

/** The loudest sample of each part, against the loudest of all: whoever speaks softly is seen too. */
export const waveformOf = (samples: Float32Array): number[] => {
  const step = Math.max(1, Math.floor(samples.length / WAVES));
  const peaks = Array.from({ length: Math.min(WAVES, samples.length) }, (_, index) => {
    let peak = 0;
    for (const sample of samples.subarray(index * step, (index + 1) * step))
      peak = Math.max(peak, Math.abs(sample));
    return peak;
  });
  const loudest = Math.max(...peaks, 0.01);
  return peaks.map((peak) => Math.round((peak / loudest) * HIGHEST));
};
