import { storedValue } from '../storage/stored-value.ts';
import { hear } from './hear.ts';

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether what the person does themselves is heard, on this device; they are asked nothing, and hear nothing until they want it. */
export const ownSounds = storedValue('me.own-sounds', 1, isSwitch);

export const hearOwn = (name: 'sent' | 'attention'): void => {
  if (ownSounds.read()) hear(name);
};
