import type { Tones } from './tones.ts';

/** What a brand may be heard by: something new, something of one's own that went out, points that came, something that went wrong. */
export const SOUNDS = ['message', 'sent', 'opened', 'attention'] as const;
export type SoundName = (typeof SOUNDS)[number];

type Sounds = Readonly<Record<SoundName, Tones>>;

/** A handful of coins that fall. */
const COINS = [2093, 2637, 2349, 3136, 2794, 3520, 2637, 4186];

const soft: Sounds = {
  message: { frequencies: [880, 1175], length: 0.14, pause: 0.14, loudness: 0.08 },
  sent: { frequencies: [587, 880], length: 0.09, pause: 0.06, loudness: 0.05 },
  opened: { frequencies: COINS, length: 0.22, pause: 0.06, loudness: 0.05 },
  attention: { frequencies: [440, 349], length: 0.2, pause: 0.16, loudness: 0.07 },
};

/** Overtones of a bell are no multiples. */
const BELL = [1, 2.76, 5.4];
const glass: Sounds = {
  message: { frequencies: [1319, 1976], length: 0.7, pause: 0.11, loudness: 0.05, partials: BELL },
  sent: { frequencies: [1760], length: 0.4, pause: 0, loudness: 0.035, partials: BELL },
  opened: {
    frequencies: [1319, 1568, 1976, 2637],
    length: 0.8,
    pause: 0.09,
    loudness: 0.045,
    partials: BELL,
  },
  attention: { frequencies: [988, 932], length: 0.6, pause: 0.2, loudness: 0.05, partials: BELL },
};

/** A bar of wood is short, and its fourth overtone the loudest. */
const BAR = [1, 3.9];
const wood: Sounds = {
  message: { frequencies: [523, 784], length: 0.16, pause: 0.1, loudness: 0.14, partials: BAR },
  sent: { frequencies: [784], length: 0.1, pause: 0, loudness: 0.1, partials: BAR },
  opened: {
    frequencies: [523, 659, 784, 1047, 784, 1047],
    length: 0.16,
    pause: 0.08,
    loudness: 0.12,
    partials: BAR,
  },
  attention: { frequencies: [262, 262], length: 0.14, pause: 0.12, loudness: 0.16, partials: BAR },
};

const digital: Sounds = {
  message: { frequencies: [988, 1319], length: 0.08, pause: 0.07, loudness: 0.03, wave: 'square' },
  sent: { frequencies: [660, 990, 1320], length: 0.045, pause: 0.035, loudness: 0.02, wave: 'square' },
  opened: {
    frequencies: [784, 988, 1175, 1568, 1976],
    length: 0.07,
    pause: 0.055,
    loudness: 0.025,
    wave: 'square',
  },
  attention: { frequencies: [330, 247, 330, 247], length: 0.08, pause: 0.08, loudness: 0.03, wave: 'square' },
};

const KIT: Readonly<Record<string, Sounds>> = { glass, wood, digital };

/** Undefined: the brand is silent. */
export const soundOf = (kit: string, name: SoundName): Tones | undefined =>
  kit === 'none' ? undefined : (KIT[kit] ?? soft)[name];
