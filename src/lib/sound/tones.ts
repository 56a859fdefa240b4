export interface Tones {
  /** Hertz, one after the other. */
  frequencies: readonly number[];
  /** How long each sounds, and how long after it the next one begins. Seconds. */
  length: number;
  pause: number;
  /** A share of full loudness. */
  loudness: number;
}

let context: AudioContext | undefined;

const sound = (audio: AudioContext, frequency: number, at: number, { length, loudness }: Tones): void => {
  const tone = new OscillatorNode(audio, { frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
};

/** A page that nobody has touched yet may make no sound: then there is none. */
export const playTones = async (tones: Tones): Promise<void> => {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  for (const [index, frequency] of tones.frequencies.entries())
    sound(context, frequency, context.currentTime + index * tones.pause, tones);
};
