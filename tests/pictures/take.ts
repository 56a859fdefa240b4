import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { startServer } from '../support/server-process.ts';
import { furnish, type Talk } from './furnish.ts';

/** Takes the README's pictures of the running product: `npm run pictures`, after a build. */
const OUT = new URL('../../docs/pictures/', import.meta.url).pathname;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const GAP = 12;

interface View {
  brand: string;
  scheme: 'light' | 'dark';
  path: string;
  size: typeof PHONE;
  /** Signed in as the first person of the talk. */
  talk?: Talk;
}

const shoot = async (browser: Browser, port: number, view: View): Promise<Buffer> => {
  const origin = `http://${view.brand}.localhost:${port}`;
  const context = await browser.newContext({ viewport: view.size, colorScheme: view.scheme });
  const page = await context.newPage();
  if (view.talk) {
    const { email, password } = view.talk.me;
    await page.goto(`${origin}/login/email`);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home/recommend');
  }
  await page.goto(origin + view.path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1200);
  const picture = await page.screenshot();
  await context.close();
  return picture;
};

const beside = async (pictures: Buffer[], size: typeof PHONE, name: string, width: number) => {
  const layers: OverlayOptions[] = pictures.map((input, index) => ({
    input,
    left: index * (size.width + GAP),
    top: 0,
  }));
  const canvas = {
    width: pictures.length * (size.width + GAP) - GAP,
    height: size.height,
    channels: 4 as const,
    background: { r: 128, g: 128, b: 128, alpha: 1 },
  };
  const row = await sharp({ create: canvas }).composite(layers).png().toBuffer();
  await sharp(row)
    .resize({ width })
    .webp({ quality: 82 })
    .toFile(join(OUT, `${name}.webp`));
};

const run = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'livery-pictures-'));
  await chmod(dataDir, 0o755);
  const server = await startServer({ DATA_DIR: dataDir });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) });
  const shot = (view: View) => shoot(browser, server.port, view);
  const row = async (name: string, size: typeof PHONE, width: number, views: Omit<View, 'size'>[]) => {
    const pictures: Buffer[] = [];
    for (const view of views) pictures.push(await shot({ ...view, size }));
    await beside(pictures, size, name, width);
  };
  const home = '/home/recommend';
  await row('feeds', PHONE, 1600, [
    { brand: 'aurora', scheme: 'light', path: home },
    { brand: 'lotus', scheme: 'dark', path: home },
    { brand: 'saffron', scheme: 'light', path: home },
    { brand: 'harbor', scheme: 'dark', path: home },
    { brand: 'jade', scheme: 'light', path: home },
  ]);
  const entrances = ['aurora', 'lotus', 'saffron', 'harbor', 'jade'] as const;
  await row(
    'logins',
    PHONE,
    1600,
    entrances.map((brand, index) => ({ brand, scheme: index % 2 ? 'dark' : 'light', path: '/login' })),
  );
  const talk = await furnish(server.port, 'aurora');
  await row('chat', DESKTOP, 1440, [
    { brand: 'aurora', scheme: 'dark', path: `/room/${talk.groupId}`, talk },
  ]);
  await row('desktop', DESKTOP, 1440, [{ brand: 'jade', scheme: 'light', path: home }]);
  await browser.close();
  await server.signal('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
};

await run();
