import { playTones } from './tones.ts';

/** A handful of coins that fall. */
export const coins = (): Promise<void> =>
  playTones({
    frequencies: [2093, 2637, 2349, 3136, 2794, 3520, 2637, 4186],
    length: 0.22,
    pause: 0.06,
    loudness: 0.05,
  });
