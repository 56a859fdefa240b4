import { chosenOf } from '@livery/design-system';
import { wearBrandSheet } from '../brand-sheet.ts';
import { type SoundName, soundOf } from './kit.ts';
import { playFile, playTones } from './tones.ts';

/** What the brand is heard by: its own file, else a sound of the kit that it chose. */
export const playSound = async (name: SoundName): Promise<void> => {
  await wearBrandSheet();
  const file = chosenOf(`--sound-${name}`);
  if (file !== '') return playFile(file.slice(1, -1));
  const tones = soundOf(chosenOf('--sounds'), name);
  if (tones) await playTones(tones);
};
