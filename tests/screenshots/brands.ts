import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { sentence } from '../../server/src/brand/brand.findings.ts';
import { examine } from '../../server/src/brand/doctor/doctor.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';
import { PHONE, takeScreenshot, type View, writePicture, writeRow } from './screenshot.ts';

const BRANDS = new URL('../../brands/', import.meta.url).pathname;

/** A brand of the repository under another id, with fields of `brand.json` and whole files of its own. */
interface Variant {
  of: string;
  fields?: Record<string, unknown>;
  files?: Record<string, unknown>;
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  plain: { of: 'saffron' },
  worded: {
    of: 'saffron',
    files: {
      'messages.en.json': {
        'login.by_phone': 'Hop on with your phone',
        'login.look_around': 'Just browsing',
      },
      'messages.zh-CN.json': { 'login.by_phone': '手机号，出发', 'login.look_around': '随便看看' },
    },
  },
  bare: {
    of: 'saffron',
    fields: {
      features: { google: false, discover: false, publish: false },
      google: { enabled: false, client_id: '' },
    },
  },
  chinese: { of: 'saffron', fields: { locale: 'zh-CN' } },
};

async function writeVariant(dir: string, id: string, { of, fields, files = {} }: Variant): Promise<void> {
  await cp(join(BRANDS, of), join(dir, id), { recursive: true });
  const path = join(dir, id, 'brand.json');
  const brand = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  await writeFile(path, JSON.stringify({ ...brand, ...fields, id, hosts: [`${id}.localhost`] }));
  for (const [name, content] of Object.entries(files))
    await writeFile(join(dir, id, name), JSON.stringify(content));
}

/** What the doctor says to a brand whose secondary text is too light, as a terminal shows it. */
async function doctorPicture(browser: Browser, dir: string): Promise<Buffer> {
  await writeVariant(dir, 'pale', { of: 'lotus' });
  const path = join(dir, 'pale/tokens.json');
  const tokens = JSON.parse(await readFile(path, 'utf8'));
  tokens.color.light.text.secondary.$value = { colorSpace: 'srgb', components: [0.6, 0.55, 0.56] };
  await writeFile(path, JSON.stringify(tokens));
  const [diagnosis] = await examine(dir, { id: 'pale', texts: undefined, checksLinks: false });
  const lines = (diagnosis?.findings ?? []).map((finding) => `  ${sentence(finding)}`);
  const page = await browser.newPage({ viewport: { width: 900, height: 300 } });
  await page.setContent('<pre></pre>');
  await page.addStyleTag({
    content:
      'body{margin:0;background:#16181d;color:#e6e8ee}pre{margin:0;padding:24px;font:15px/1.7 monospace;white-space:pre-wrap}',
  });
  await page.locator('pre').evaluate(
    (pre, text) => {
      pre.textContent = text;
    },
    [
      `$ npm run brand -- check pale`,
      lines.length === 1 ? 'pale: 1 finding' : `pale: ${lines.length} findings`,
      ...lines,
    ].join('\n'),
  );
  const picture = await page.locator('pre').screenshot();
  await page.close();
  return picture;
}

/** Pictures of `brands/README.md`: what a field of a brand's folder changes, beside what it was. */
export async function takeBrandPictures(browser: Browser): Promise<void> {
  const folder = await makeDataFolder();
  const dir = join(folder.path, 'brands');
  await mkdir(dir);
  for (const [id, variant] of Object.entries(VARIANTS)) await writeVariant(dir, id, variant);
  const server = await startServer({ BRANDS_DIR: dir, DATA_DIR: join(folder.path, 'data') });
  const row = async (name: string, views: Omit<View, 'size'>[]) => {
    const pictures: Buffer[] = [];
    for (const view of views)
      pictures.push(await takeScreenshot(browser, server.port, { ...view, size: PHONE }));
    await writeRow(pictures, PHONE, name, 800);
  };
  const [home, login] = ['/home/recommend', '/login'];
  await row('brand-texts', [
    { brand: 'plain', scheme: 'light', path: login },
    { brand: 'worded', scheme: 'light', path: login },
  ]);
  await row('brand-features', [
    { brand: 'plain', scheme: 'light', path: home },
    { brand: 'bare', scheme: 'light', path: home },
    { brand: 'plain', scheme: 'light', path: login },
    { brand: 'bare', scheme: 'light', path: login },
  ]);
  await row('brand-schemes', [
    { brand: 'plain', scheme: 'light', path: login },
    { brand: 'plain', scheme: 'dark', path: login },
  ]);
  await row('brand-locales', [
    { brand: 'plain', scheme: 'light', path: login },
    { brand: 'chinese', scheme: 'light', path: login },
  ]);
  await server.signal('SIGTERM');
  const doctor = await doctorPicture(browser, dir);
  await writePicture(doctor, 'brand-doctor');
  await folder.remove();
}
