/** Hertz, one after the other; seconds; a share of full loudness. */
const TONES = [880, 1175];
const LENGTH = 0.14;
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

const sound = (audio: AudioContext, frequency: number, at: number): void => {
  const tone = new OscillatorNode(audio, { frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
};

/** Two short tones. A page that nobody has touched yet may make no sound: then there is none. */
export const chime = async (): Promise<void> => {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  for (const [index, frequency] of TONES.entries())
    sound(context, frequency, context.currentTime + index * LENGTH);
};
