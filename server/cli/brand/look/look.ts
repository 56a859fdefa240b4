import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from '../../../bin/build.mjs';
import { UsageError } from '../usage.ts';
import { launchBrowser } from './browser.ts';
import type { Look } from './looked.ts';
import { lookAround } from './looking.ts';
import { lookPage, TITLES } from './report.ts';
import { SCREENS, type Screen, viewsOf, type Ways } from './screens.ts';
import { withServedBrand } from './served-brand.ts';

export interface LookOptions {
  /** Where pictures and pages are left. */
  readonly folder: string;
  /** All of them, unless some are named. */
  readonly screens?: readonly Screen[];
  /** In every size and scheme, unless some are named. */
  readonly only?: Ways;
  /** False: pictures are all that is wanted. */
  readonly judges?: boolean;
}

/** The screens that somebody names on the command line. @throws UsageError */
export function screensOf(names: readonly string[] = SCREENS): Screen[] {
  const stranger = names.find((name) => !SCREENS.some((screen) => screen === name));
  if (stranger !== undefined)
    throw new UsageError(`There is no screen "${stranger}": ${SCREENS.join(', ')}.`);
  return SCREENS.filter((screen) => names.includes(screen));
}

async function writeFindings(room: string, look: Look): Promise<void> {
  await writeFile(join(room, 'look.json'), `${JSON.stringify(look, null, 2)}\n`);
  await writeFile(join(room, 'index.html'), lookPage(look));
}

/**
 * Looks at the main screens of brands in a Chromium, and leaves pictures in `<folder>/<id>`, with `look.json` and `index.html` of
 * what is found.
 * @throws UsageError, BrandError
 */
export async function lookAtBrands(
  dir: string,
  ids: readonly string[],
  { folder, screens = SCREENS, only, judges = true }: LookOptions,
): Promise<Look[]> {
  const views = viewsOf(screens, only);
  await ensureBuilt();
  const browser = await launchBrowser();
  const looks: Look[] = [];
  try {
    for (const brand of ids) {
      const room = join(folder, brand);
      await mkdir(room, { recursive: true });
      const seen = await withServedBrand(dir, brand, (links) =>
        lookAround(browser, links, { views, folder: room, judges }),
      );
      const look = { brand, views: seen };
      if (judges) await writeFindings(room, look);
      looks.push(look);
    }
  } finally {
    await browser.close();
  }
  return looks;
}

const both = (words: readonly string[]): string => [...new Set(words)].join(' and ');

/** For the terminal: a line a finding, however many sizes and schemes show it. */
export function lookLines({ views }: Look): string[] {
  const seen = views.flatMap((view) => view.findings.map((finding) => ({ view, finding })));
  const alike = Map.groupBy(seen, ({ view, finding: { problem, what, why } }) =>
    JSON.stringify([view.screen, problem, what, why]),
  );
  return [...alike.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const { problem, what, why } = first.finding;
    const where = [first, ...more].map(({ view }) => view);
    const place = `${first.view.screen} (${both(where.map(({ size }) => size))}, ${both(where.map(({ scheme }) => scheme))})`;
    return `${place}: ${TITLES[problem].toLowerCase()}: "${what}" ${why}.`;
  });
}
