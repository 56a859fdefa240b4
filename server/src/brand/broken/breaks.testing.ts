import type { Break } from './break.testing.ts';
import { brokenFiles } from './files.testing.ts';
import { brokenFonts } from './fonts.testing.ts';
import { brokenGlossaries } from './glossary.testing.ts';
import { brokenLoginPictures } from './login-picture.testing.ts';
import { brokenScenes } from './scenes.testing.ts';
import { brokenSettings } from './settings.testing.ts';
import { brokenSounds } from './sounds.testing.ts';
import { brokenTokens } from './tokens.testing.ts';
import { brokenWallpapers } from './wallpaper.testing.ts';

/** Each makes exactly one finding, at start and at check. */
export const breaks: readonly Break[] = [
  ...brokenFiles,
  ...brokenSettings,
  ...brokenFonts,
  ...brokenTokens,
  ...brokenWallpapers,
  ...brokenLoginPictures,
  ...brokenScenes,
  ...brokenSounds,
  ...brokenGlossaries,
];
