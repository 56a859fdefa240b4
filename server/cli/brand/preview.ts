import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../bin/build.mjs';
import { brandFolders } from '../../src/brand/brand.loader.ts';
import { readBrand } from '../../src/brand/brand.read.ts';
import { guestHost, localHost } from '../../src/brand/brand.registry.ts';
import { examine } from '../../src/brand/doctor/doctor.ts';
import { brandsWithDemo, DEMO_DIR } from '../../src/demo/demo-folder.ts';
import type { PreviewState } from '../../src/infra/infra.ts';
import { startServer } from '../../src/server.ts';
import { openBrowser } from './browser.ts';
import { knownTexts } from './check.ts';
import { linksOf, type PreviewLink } from './preview-links.ts';
import { shownEnv } from './shown-env.ts';
import { opensByItself, untilInterrupted } from './terminal.ts';
import { brandsDir, ROOT, UsageError } from './usage.ts';

const OPTIONS = {
  dir: { type: 'string' },
  data: { type: 'string' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
} as const;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const table = (links: readonly PreviewLink[]): string =>
  links.map(({ name, address }) => `  ${name.padEnd(12)} ${address}`).join('\n');

/** The last save, as the terminal tells it. */
function tellState({ isBroken, findings }: PreviewState): void {
  if (isBroken) say('Saved, and cannot be shown: the last good brand stays.');
  else say(findings.length === 0 ? 'Saved and shown: no findings.' : 'Saved and shown, with findings:');
  for (const finding of findings) say(`  ${finding}`);
}

/** What the doctor says of a folder; texts and demo content of the product do not change meanwhile. */
async function doctorOf(dir: string, id: string) {
  const [texts, demo] = [await knownTexts(), await brandsWithDemo(DEMO_DIR)];
  return () => examine(dir, { id, texts, demo });
}

/**
 * `brand preview <id> [--no-open]`: serves one brand on this machine until Ctrl-C, from a data folder of its own, filled
 * with demo content. Prints the addresses of its screens and opens the first in the browser; open pages follow the folder
 * as it is saved. @throws UsageError, BrandError
 */
export async function preview(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id, ...more] = positionals;
  const dir = brandsDir(values.dir);
  const known = await brandFolders(dir);
  if (id === undefined || more.length > 0 || !known.includes(id))
    throw new UsageError(`Name a brand of ${dir}: ${known.join(', ')}.`);
  // Before anything is built or started: a folder that cannot be shown says so at once.
  await readBrand(dir, id);
  const interrupted = untilInterrupted();
  await ensureBuilt();
  const server = await startServer(
    shownEnv(process.env, {
      brandsDir: dir,
      dataDir: resolve(values.data ?? join(ROOT, '.data/preview', id)),
      port: values.port,
      logLevel: 'warn',
    }),
    { preview: { id, examine: await doctorOf(dir, id), onState: tellState } },
  );
  try {
    const { port } = new URL(server.origin);
    const hosts = { guest: `${guestHost(id)}:${port}`, own: `${localHost(id)}:${port}` };
    const links = await linksOf(hosts);
    say(`\n${table(links)}\n`);
    if (links.every(({ isSignedIn }) => !isSignedIn))
      say(
        `There is no demo content: write {"from": the id of a brand that has some} into ${join(dir, id, 'demo.json')}, and start again.`,
      );
    say('Open pages follow the folder as it is saved. Ctrl-C ends it.');
    const [first] = links;
    const asked = first !== undefined && !values['no-open'] && opensByItself();
    if (asked && !(await openBrowser(first.address)))
      say('No browser could be started: open an address above.');
    await interrupted;
  } finally {
    await server.stop();
  }
  return 0;
}
