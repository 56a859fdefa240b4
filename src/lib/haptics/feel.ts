import { Switch, type User } from '@livery/contract';
import { chosenOf, prefersReducedMotion } from '@livery/design-system';
import { type Felt, patternOf } from './patterns.ts';

/** Felt as far as the person, their system and the brand want it. */
export const feel = (felt: Felt, me: Pick<User, 'vibration'> | undefined): void => {
  if (me?.vibration !== Switch.OPEN || prefersReducedMotion()) return;
  const strength = chosenOf('--haptics');
  if (strength !== 'none') navigator.vibrate?.(patternOf(felt, strength === 'strong'));
};
