import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { readFiles } from '../../server/cli/brand/studio/folder.ts';
import { wave } from '../../server/src/testing/sounds.ts';
import { brand as runBrand } from '../brands/cli.ts';
import { makeInstallation } from '../faults/installation.ts';
import { startStudio } from './support/studio.ts';
import { expect, test } from './support/test.ts';

const FONT = fileURLToPath(new URL('../../brands/saffron/fonts/bricolage-grotesque.woff2', import.meta.url));

// A desk and a browser in English: the studio is for those who work on a brand.
test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const chooseTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const accentOf = (frame: FrameLocator) =>
  frame
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent-solid').trim());

/** What the button of the primary tone is filled with. */
const gradientOf = (frame: FrameLocator) =>
  frame.locator('html').evaluate((root) => {
    const end = getComputedStyle(root).getPropertyValue('--color-accent-solid-end').trim();
    const probe = root.ownerDocument.createElement('i');
    probe.style.color = end;
    root.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return end === '' ? '' : color;
  });

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#123c2e"/><rect x="18" y="18" width="28" height="28" fill="#ffffff"/></svg>\n';

test('a sixth brand is made, changed, taken back, saved and taken home in the studio', async ({ page }) => {
  test.setTimeout(900_000);
  const { env, remove } = await makeInstallation('aurora');
  const { child, address } = await startStudio(env, 'aurora');
  try {
    page.setDefaultTimeout(20_000);
    // The page is compiled when it is first asked for.
    await page.goto(address, { timeout: 90_000 });
    // Making one starts the product anew: a page that is half there would be cut off.
    const first = page.frameLocator('iframe[title="aurora"]');
    await expect(first.getByRole('article').first()).toBeVisible({ timeout: 90_000 });
    await page.getByRole('button', { name: 'New brand…' }).click();
    await page.getByRole('textbox', { name: 'Name in English' }).fill('Plum');
    await expect(page.getByRole('textbox', { name: 'Folder' })).toHaveValue('plum');
    await page.getByRole('textbox', { name: 'Name in Chinese' }).fill('李子');
    await page.getByRole('textbox', { name: 'Address' }).fill('plum.example');
    await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#8a2be2');
    await page.getByRole('button', { name: 'Make it' }).click();
    const frame = page.frameLocator('iframe[title="plum"]');
    await expect(frame.getByRole('article').first()).toBeVisible({ timeout: 90_000 });

    // A colour, seen without a reload.
    await frame.locator('html').evaluate((root) => root.setAttribute('data-stays', ''));
    const before = await accentOf(frame);
    await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#0a6b4f');
    await expect.poll(() => accentOf(frame)).toBe('#0a6b4f');
    await expect(frame.locator('html')).toHaveAttribute('data-stays', '');
    await page.keyboard.press('Control+z');
    await expect.poll(() => accentOf(frame)).toBe(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => accentOf(frame)).toBe('#0a6b4f');

    // It runs to a second one in both schemes, and is one again.
    await page.getByRole('button', { name: 'Let the accent run to a second colour' }).press('Enter');
    await page.getByRole('textbox', { name: 'Accent runs to', exact: true }).fill('#0a4f6b');
    await expect.poll(() => gradientOf(frame)).toContain('rgb(10, 79, 107)');
    await page.getByRole('button', { name: 'One colour alone' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Accent runs to', exact: true })).toHaveCount(0);

    // What the doctor finds stands beside its field and is not saved.
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('#d8d8d8');
    const finding = page.locator('[data-field="color.light.text.primary"]');
    await expect(finding).toContainText('is needed to be read');
    await expect(page.getByRole('button', { name: 'Save to the folder' })).toBeDisabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The doctor has no findings')).toBeVisible();

    // A recipe is one step, and so is what is chosen after it.
    await chooseTab(page, 'Structure');
    const bars = page.getByRole('group', { name: 'Navigation on phones' });
    await page.getByRole('button', { name: 'Brutalist' }).press('Enter');
    await expect(bars.getByRole('radio', { name: /^Flat bar/ })).toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(bars.getByRole('radio', { name: /^Flat bar/ })).not.toBeChecked();
    await bars.getByRole('radio', { name: /^Floating/ }).check();

    // An order is moved by the keyboard, which stays with what it moved.
    await chooseTab(page, 'Brand');
    await page.getByRole('button', { name: 'Move Chat up' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move Chat up' })).toBeFocused();
    const places = page.getByRole('list', { name: 'Places of the navigation' }).getByRole('listitem');
    await expect(places).toHaveText(['Home', 'Chat', 'Discover', 'Me']);

    // A drawing, a font and a sound.
    await chooseTab(page, 'Drawings');
    await page.getByLabel('Mark (icon.svg)').setInputFiles({
      ...{ name: 'square.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SQUARE) },
    });
    await page.getByLabel('A font (woff2)').setInputFiles(FONT);
    await page.getByRole('button', { name: /^fonts\/OFL\.txt / }).press('Enter');
    await expect(page.getByLabel(/^Licence of the fonts/)).toBeFocused();
    await page.getByLabel(/^Licence of the fonts/).setInputFiles(join(dirname(FONT), 'OFL.txt'));
    await page.getByRole('button', { name: /^Set all words in Bricolage/ }).press('Enter');
    await expect
      .poll(() => frame.locator('body').evaluate((body) => getComputedStyle(body).fontFamily))
      .toMatch(/^"?Bricolage/);
    await page.getByLabel(/^Drawing of a search/).setInputFiles({
      ...{ name: 'lens.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SQUARE) },
    });
    await page.getByLabel(/^A message/).setInputFiles({
      ...{ name: 'tick.wav', mimeType: 'audio/wav', buffer: wave(0.2) },
    });
    await expect(page.getByRole('status')).toContainText('sounds/message.wav');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('status')).not.toContainText('sounds/message.wav');
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByRole('status')).toContainText('sounds/message.wav');
    await page.getByRole('button', { name: 'Take Drawing of a search away' }).press('Enter');
    await expect(page.getByRole('status')).not.toContainText('scenes/search.svg');

    // What a thing is called: said once, counted by itself, and in both languages.
    await chooseTab(page, 'Words');
    const shout = page.getByRole('textbox', { name: 'One “chat” is a…' });
    await shout.fill('shout');
    await shout.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Many “chats” are…' })).toHaveValue('shouts');
    await page.getByRole('button', { name: /^glossary\.zh-CN\.json / }).press('Enter');
    const called = page.getByRole('textbox', { name: '“聊天” is called' });
    await called.fill('喊话');
    await called.press('Enter');
    await expect(page.getByText('The doctor has no findings')).toBeVisible();
    await expect(frame.getByRole('link', { name: /Shout/ })).toBeVisible({ timeout: 20_000 });

    // And what is said in one place.
    await page.getByRole('radio', { name: 'English' }).press('Space');
    await page.getByRole('radio', { name: 'Texts' }).press('Space');
    await page.getByRole('searchbox', { name: 'Search the words' }).fill('nav.home');
    const word = page.locator('[data-field="nav.home"]').getByRole('textbox');
    await word.fill('Front');
    await word.blur();
    await expect(frame.getByRole('link', { name: 'Front', exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(frame.locator('link[rel="icon"]')).toHaveCount(1);

    // One language alone says it: that is found, and leads to the other.
    await page.getByRole('button', { name: /^(?:nav\.home|messages\.zh-CN\.json) / }).press('Enter');
    await expect(page.getByRole('radio', { name: '简体中文' })).toBeChecked();
    await word.fill('前页');
    await word.blur();
    await expect(page.getByText('The doctor has no findings')).toBeVisible();

    const status = page.getByRole('status');
    for (const file of [
      ...['brand.json', 'fonts/bricolage-grotesque.woff2', 'glossary.en.json', 'glossary.zh-CN.json'],
      ...['icon.svg', 'messages.en.json', 'messages.zh-CN.json', 'sounds/message.wav', 'tokens.json'],
    ])
      await expect(status).toContainText(file);
    expect(await readdir(env.BRANDS_DIR)).not.toContain('plum');
    await page.getByRole('button', { name: 'Save to the folder' }).click();
    await expect(status).toContainText('Nothing is unsaved');
    const saved = join(env.BRANDS_DIR, 'plum');
    expect(await readFile(join(saved, 'icon.svg'), 'utf8')).toBe(SQUARE);
    expect(JSON.parse(await readFile(join(saved, 'brand.json'), 'utf8'))).toMatchObject({
      ...{ id: 'plum', variants: { nav: 'pill' }, tabs: ['home', 'chat', 'discover', 'me'] },
    });
    expect(await runBrand('check', 'plum', '--dir', env.BRANDS_DIR)).toMatchObject({ code: 0 });

    await chooseTab(page, 'Hand over');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a zip' }).click();
    const zip = unzipSync(new Uint8Array(await readFile(await (await download).path())));
    expect(Object.keys(zip)).toEqual([...(await readFiles(saved)).keys()].map((name) => `plum/${name}`));

    // For who approves it: six screens by day, and six by night.
    const drawn = page.waitForEvent('download', { timeout: 150_000 });
    await page.getByRole('button', { name: 'Sheet as PNG' }).click();
    const { width = 0, height = 0 } = await sharp(await (await drawn).path()).metadata();
    expect([width, height > width / 2]).toEqual([1700, true]);

    // By night, and in Chinese.
    await page.getByRole('radio', { name: 'Dark' }).last().press('Space');
    await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark', { timeout: 20_000 });
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('zh-CN');
    await expect(frame.getByRole('link', { name: '前页', exact: true })).toBeVisible({ timeout: 20_000 });

    // The same screen of all of them.
    await page.getByText('All brands', { exact: true }).click();
    const brands = (await readdir(env.BRANDS_DIR)).filter((name) => name !== 'schema');
    await expect(page.locator('iframe')).toHaveCount(brands.length);
    for (const brand of brands) {
      const seen = page.frameLocator(`iframe[title="${brand}"]`).getByRole('article').first();
      await expect(seen).toBeVisible({ timeout: 90_000 });
    }
    // What they still fetch by themselves would be cut off with the server.
    await page.goto('about:blank');
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
    await remove();
  }
});
