import { playTones } from './tones.ts';

/** Two short tones. */
export const chime = (): Promise<void> =>
  playTones({ frequencies: [880, 1175], length: 0.14, pause: 0.14, loudness: 0.08 });
