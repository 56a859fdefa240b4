import type { SoundName } from './kit.ts';

/** Plays it, whenever its code has come; a sound that cannot be made is an ornament less. */
export const hear = (name: SoundName): void =>
  void import('./play.ts').then(({ playSound }) => playSound(name)).catch(() => undefined);
