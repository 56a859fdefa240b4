import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandFolders } from '../../src/brand/brand.loader.ts';
import { lookAtBrands, screensOf } from './look/look.ts';
import type { Look, LookedView } from './look/looked.ts';
import { page } from './look/report.ts';
import { brandsDir, ROOT, UsageError } from './usage.ts';

const OPTIONS = {
  dir: { type: 'string' },
  out: { type: 'string' },
  screen: { type: 'string', multiple: true },
} as const;

const figure = (brand: string, { picture, scheme }: LookedView): string =>
  `<figure><figcaption><b>${brand}</b>, ${scheme}</figcaption><img src="${brand}/${picture}" alt="" loading="lazy"></figure>`;

/** The same view of both beside each other, by day and by night; what one of them has not is left out. */
function pairs(one: Look, other: Look): string {
  const both = one.views.flatMap((view) => {
    const match = other.views.find(({ picture }) => picture === view.picture);
    return match ? [{ view, match }] : [];
  });
  const screens = Map.groupBy(both, ({ view }) => view.screen);
  return [...screens]
    .map(([screen, seen]) => {
      const sizes = Map.groupBy(seen, ({ view }) => view.size);
      const rows = [...sizes].map(([size, twos]) => {
        const figures = twos.map(({ view, match }) => figure(one.brand, view) + figure(other.brand, match));
        return `<div class="sides ${size}">${figures.join('')}</div>`;
      });
      return `<h2>${screen}</h2>${rows.join('')}`;
    })
    .join('');
}

/** `brand compare <a> <b> [--screen <name>] [--out <folder>]`: the main screens of two brands side by side. @throws UsageError, BrandError */
export async function compare(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const dir = brandsDir(values.dir);
  const known = await brandFolders(dir);
  const [a = '', b = '', ...more] = positionals;
  if (more.length > 0 || a === b || !known.includes(a) || !known.includes(b))
    throw new UsageError(`Name two brands of ${dir}: ${known.join(', ')}.`);
  const folder = resolve(values.out ?? join(ROOT, 'dist/look'));
  const [one, other] = await lookAtBrands(dir, [a, b], {
    folder,
    screens: screensOf(values.screen),
    judges: false,
  });
  if (!one || !other) return 1;
  const path = join(folder, `${a}-${b}.html`);
  await writeFile(path, page(`${a} and ${b}`, pairs(one, other)));
  process.stdout.write(`${path}\n`);
  return 0;
}
