import type { Rules } from './levers.ts';

/** `--haptics` is asked for by what makes a phone vibrate (`src/lib/haptics`); push messages are told by the server. */
export const haptics: Rules<'haptics'> = {
  none: ':root{--haptics:none}',
  strong: ':root{--haptics:strong}',
};
