import { chromium } from 'playwright';
import { makeDataFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';
import { takeBrandPictures } from './brands.ts';
import { createConversation } from './sample-conversation.ts';
import { DESKTOP, PHONE, takeScreenshot, type View, writeRow } from './screenshot.ts';
import { takeStudioPictures } from './studio.ts';

/** Takes the READMEs' pictures of the running product: `npm run pictures`, after a build. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

const run = async () => {
  const folder = await makeDataFolder();
  const server = await startServer({ DATA_DIR: folder.path });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) });
  const shot = (view: View) => takeScreenshot(browser, server.port, view);
  const row = async (name: string, size: typeof PHONE, width: number, views: Omit<View, 'size'>[]) => {
    const pictures: Buffer[] = [];
    for (const view of views) pictures.push(await shot({ ...view, size }));
    await writeRow(pictures, size, name, width);
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
  const conversation = await createConversation(server.port, 'aurora');
  await row('chat', DESKTOP, 1440, [
    { brand: 'aurora', scheme: 'dark', path: `/room/${conversation.groupId}`, conversation },
  ]);
  await row('desktop', DESKTOP, 1440, [{ brand: 'jade', scheme: 'light', path: home }]);
  await takeBrandPictures(browser);
  await takeStudioPictures(browser);
  await browser.close();
  await server.signal('SIGTERM');
  await folder.remove();
};

await run();
