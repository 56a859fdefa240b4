import { themeCss } from '@livery/design-system/theme';
import { hardWired, type Look, looksOf } from './hardWired.ts';
import { wireframe, wireframeSizes } from './wireframe.ts';

const sheets = wireframeSizes.map((size) => themeCss(wireframe(size), []));

/** Dresses a story in two brands without one equal token, and refuses what looks the same in both. */
export function checkHardWired(root: Element, wear: (css: string) => void): void {
  const [thin, fat] = sheets.map((css): Look[] => {
    wear(css);
    return looksOf(root);
  });
  const found = hardWired(thin ?? [], fat ?? []);
  if (found.length > 0) throw new Error(`Not from the brand:\n${found.join('\n')}`);
}
