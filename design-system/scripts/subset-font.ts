/**
 * Makes the self-hosted fonts of a brand: a variable woff2 with basic Latin, figures, money and typographic signs.
 *
 *   npm run brand:font -- <source.woff2> <target.woff2> <least>:<greatest> [characters]
 *   npm run brand:font -- files/manrope-latin-wght-normal.woff2 brands/aurora/fonts/manrope.woff2 400:800
 *
 * Sources are the files `*-latin-wght-normal.woff2` (and `*-latin-ext-…` for ₹) of the npm packages
 * `@fontsource-variable/<font>`, fetched once with `npm pack`; all are under the SIL Open Font License 1.1.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const LATIN = `${ASCII}\u00a0−×·•…“”‘’–—€£¥©°↑↓`;

/** Features that the components ask for; the others cost bytes and are never switched on. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'rlig', 'tnum', 'lnum'];

const [source, target, weights = '400:800', characters = LATIN] = process.argv.slice(2);
const [least, greatest] = weights.split(':').map(Number);
if (source === undefined || target === undefined || !least || !greatest) {
  console.error('Usage: npm run brand:font -- <source.woff2> <target.woff2> <least>:<greatest> [characters]');
  process.exit(2);
}

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: least, max: greatest, default: least } },
  keepFeatures: FEATURES,
  noHinting: true,
});
await mkdir(dirname(target), { recursive: true });
await writeFile(target, font);
console.log(`${target}: ${font.byteLength} bytes`);
