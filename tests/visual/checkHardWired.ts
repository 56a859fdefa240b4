import { themeCss } from '@livery/design-system/theme';
import { drawnIn, type ElementStyle, motionsOf, stylesOf } from './computed-styles.ts';
import { hardWired } from './hardWired.ts';
import { wireframe, wireframeSizes } from './wireframe.ts';

const sheets = wireframeSizes.map((size) => themeCss(wireframe(size), []));

interface ThemeControls {
  applyTheme: (css: string) => void;
  /** Lets transitions and animations run while `read` reads. */
  withMotion: <T>(read: () => T) => T;
}

/** Dresses a story in two brands without one equal token, and refuses what looks or moves the same in both. */
export function checkHardWired(root: Element, { applyTheme, withMotion }: ThemeControls): void {
  const [thin, fat] = sheets.map((css): ElementStyle[] => {
    applyTheme(css);
    const drawn = drawnIn(root);
    // Looks first: they are at rest, and nothing changes between the two readings that could set them moving.
    return [...stylesOf(drawn), ...withMotion(() => motionsOf(drawn))];
  });
  const found = hardWired(thin ?? [], fat ?? []);
  if (found.length > 0) throw new Error(`Not from the brand:\n${found.join('\n')}`);
}
