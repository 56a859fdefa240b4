export interface Tones {
  /** Hertz, one after the other. */
  frequencies: readonly number[];
  /** How long each sounds, and how long after it the next one begins. Seconds. */
  length: number;
  pause: number;
  /** A share of full loudness. */
  loudness: number;
  wave?: 'sine' | 'square';
  /** What sounds with each, as multiples of it: each half as loud and as long as the one before. */
  partials?: readonly number[];
}

let context: AudioContext | undefined;

/** A page that nobody has touched yet may make no sound: then it waits for good. */
const audible = async (): Promise<AudioContext> => {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  return context;
};

const sound = (
  audio: AudioContext,
  frequency: number,
  at: number,
  tones: Pick<Tones, 'length' | 'loudness' | 'wave'>,
): void => {
  const { length, loudness, wave = 'sine' } = tones;
  const tone = new OscillatorNode(audio, { frequency, type: wave });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
};

export const playTones = async (tones: Tones): Promise<void> => {
  const audio = await audible();
  const { length, loudness, partials = [1] } = tones;
  for (const [index, frequency] of tones.frequencies.entries())
    for (const [order, partial] of partials.entries()) {
      const share = 2 ** -order;
      const at = audio.currentTime + index * tones.pause;
      sound(audio, frequency * partial, at, { ...tones, length: length * share, loudness: loudness * share });
    }
};

/** A sound that is a file of the brand. */
export const playFile = async (url: string): Promise<void> => {
  const audio = await audible();
  const file = await fetch(url);
  const buffer = await audio.decodeAudioData(await file.arrayBuffer());
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(audio.destination);
  source.start();
};
