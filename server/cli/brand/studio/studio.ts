import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../../bin/build.mjs';
import { brandFolders } from '../../../src/brand/brand.loader.ts';
import { openBrowser } from '../browser.ts';
import { opensByItself, untilInterrupted } from '../terminal.ts';
import { brandsDir, ROOT, UsageError } from '../usage.ts';
import { createApi } from './api.ts';
import { servePage } from './page-server.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

const OPTIONS = {
  dir: { type: 'string' },
  data: { type: 'string' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
} as const;

/** `brand studio [id] [--no-open]`: the page on which a brand is changed, until Ctrl-C. @throws UsageError, BrandError */
export async function studio(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const dir = brandsDir(values.dir);
  const known = await brandFolders(dir);
  const [id = known[0], ...more] = positionals;
  if (id === undefined || more.length > 0 || !known.includes(id))
    throw new UsageError(`Name a brand of ${dir}: ${known.join(', ')}.`);
  const interrupted = untilInterrupted();
  await ensureBuilt();
  const dataDir = resolve(values.data ?? join(ROOT, '.data/studio'));
  let shop: Workshop | undefined;
  const page = await servePage(Number(values.port ?? 0), async (origin) => {
    shop = await openWorkshop({ dir, dataDir, id, framedBy: origin });
    return createApi(shop, origin);
  });
  try {
    process.stdout.write(
      `\n  studio       ${page.origin}/\n\nNothing is in ${dir} until it is saved. Ctrl-C ends it.\n`,
    );
    const asked = !values['no-open'] && opensByItself();
    if (asked && !(await openBrowser(page.origin)))
      process.stdout.write('No browser could be started: open the address above.\n');
    await interrupted;
  } finally {
    await page.stop();
    await shop?.stop();
  }
  return 0;
}
