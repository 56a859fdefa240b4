import type { Break } from '../../server/src/brand/broken/break.testing.ts';
import { drawingsBreaks } from './doctor-cases/drawings.ts';
import { fontsBreaks } from './doctor-cases/fonts.ts';
import { settingsBreaks } from './doctor-cases/settings.ts';
import { tokensBreaks } from './doctor-cases/tokens.ts';
import { wordsBreaks } from './doctor-cases/words.ts';

/** What a start lets through, and the doctor does not. */
export const subtleBreaks: Break[] = [
  ...tokensBreaks,
  ...drawingsBreaks,
  ...fontsBreaks,
  ...wordsBreaks,
  ...settingsBreaks,
];
