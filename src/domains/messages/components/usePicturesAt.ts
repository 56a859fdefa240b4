import { chosenOf } from '@livery/design-system';
import { useState } from 'react';

/** At which message of a run the picture of its author stands, in a group. */
export type PicturesAt = 'head' | 'foot';

/** As the brand chose: asked once for a log, not by each of its messages. */
export const usePicturesAt = (): PicturesAt =>
  useState((): PicturesAt => (chosenOf('--grouping-picture') === 'head' ? 'head' : 'foot'))[0];
