import { themeCss } from '@livery/design-system/theme';
import { hardWired } from './hardWired.ts';
import { type Look, looksOf, motionsOf } from './looks.ts';
import { wireframe, wireframeSizes } from './wireframe.ts';

const sheets = wireframeSizes.map((size) => themeCss(wireframe(size), []));

interface Wardrobe {
  wear: (css: string) => void;
  /** Lets transitions and animations run while `read` reads. */
  moving: <T>(read: () => T) => T;
}

/** Dresses a story in two brands without one equal token, and refuses what looks or moves the same in both. */
export function checkHardWired(root: Element, { wear, moving }: Wardrobe): void {
  const [thin, fat] = sheets.map((css): Look[] => {
    wear(css);
    // Looks first: they are at rest, and nothing changes between the two readings that could set them moving.
    return [...looksOf(root), ...moving(() => motionsOf(root))];
  });
  const found = hardWired(thin ?? [], fat ?? []);
  if (found.length > 0) throw new Error(`Not from the brand:\n${found.join('\n')}`);
}
