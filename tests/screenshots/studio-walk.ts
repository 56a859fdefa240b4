import { fileURLToPath } from 'node:url';
import type { FrameLocator, Locator, Page } from 'playwright';

const FONTS = fileURLToPath(new URL('../../brands/saffron/fonts/', import.meta.url));
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#8a5a00"/><path d="M32 14c10 0 18 8 18 19s-8 18-18 18-18-7-18-18c0-8 4-13 10-16l2 6c2-5 3-9 6-9z" fill="#ffe9a8"/></svg>\n';

/** A place of the walk that the document shows. */
export type Station = 'new' | 'structure' | 'words' | 'finding' | 'all';

export interface Walk {
  /** As long as a person looks before the next action; milliseconds. */
  readonly pause: number;
  readonly onStation: (station: Station, page: Page) => Promise<void>;
  /** Told after each action how long the machine took since the one before: what it waited for, and the action. */
  readonly onAction?: (milliseconds: number) => void;
}

/** Structure is seen when the page has come again: its places stand off the edge then. */
async function floats(frame: FrameLocator): Promise<void> {
  const isOffTheEdge = (): Promise<boolean> =>
    frame
      .locator('.part-bar')
      .evaluate((bar) => bar.getBoundingClientRect().bottom < innerHeight, undefined, { timeout: 5_000 })
      .catch(() => false);
  while (!(await isOffTheEdge())) await new Promise((resolve) => setTimeout(resolve, 100));
  await frame.getByRole('article').first().waitFor();
}

/**
 * From nothing to a saved sixth brand, as brands/README.md tells it. Each thing that a person clicks, types or drops is one
 * action; returns how many there were, and the path of the sheet.
 */
export async function walkStudio(page: Page, { pause, onStation, onAction }: Walk) {
  let actions = 0;
  let since = performance.now();
  const act = async (work: Promise<unknown>): Promise<void> => {
    actions += 1;
    await work;
    onAction?.(performance.now() - since);
    await page.waitForTimeout(pause);
    since = performance.now();
  };
  const show = async (station: Station): Promise<void> => {
    const begun = performance.now();
    await onStation(station, page);
    since += performance.now() - begun;
  };
  const press = (role: 'button' | 'tab', name: string | RegExp) =>
    act(
      page
        .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
        .first()
        .click(),
    );
  const box = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
  const type = (name: string, text: string) =>
    act(
      box(name)
        .fill(text)
        .then(() => box(name).press('Enter')),
    );
  const choose = (group: string, name: RegExp) =>
    act(page.getByRole('group', { name: group }).getByRole('radio', { name }).check());
  const pick = (name: string) => act(page.getByRole('radio', { name, exact: true }).last().press('Space'));
  const drop = (label: string | RegExp, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    act(page.getByLabel(label).setInputFiles(file));
  const frame = (brand: string) => page.frameLocator(`iframe[title="${brand}"]`);
  const isClean = () => page.getByText('The doctor has no findings').waitFor();

  await frame('aurora').getByRole('article').first().waitFor({ timeout: 90_000 });
  await press('button', 'New brand…');
  await type('Name in English', 'Quince');
  await type('Name in Chinese', '榅桲');
  await type('Tagline in English', 'Letters to the neighbourhood.');
  await type('Tagline in Chinese', '写给街坊的信。');
  await type('Colour', '#8a5a00');
  await choose('Shape', /^Soft/);
  await show('new');
  await press('button', 'Make it');
  await frame('quince').getByRole('article').first().waitFor({ timeout: 120_000 });

  await type('Page', '#fbf4e4');
  await press('tab', 'Structure');
  await press('button', 'Newspaper');
  await choose('Navigation on phones', /^Floating/);
  await choose('Drawings', /^Cut paper/);
  await choose('Icons', /^Two tones/);
  await choose('Look of envelopes', /^Seal/);
  await floats(frame('quince'));
  await show('structure');

  await press('tab', 'Drawings');
  await drop('Mark (icon.svg)', { name: 'icon.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(MARK) });
  await drop('A font (woff2)', `${FONTS}bricolage-grotesque.woff2`);
  await drop(/^Licence of the fonts/, `${FONTS}OFL.txt`);
  await press('button', /^Set all words in/);

  await press('tab', 'Words');
  await type('One “post” is a…', 'letter');
  await press('button', /^glossary\.zh-CN\.json /);
  await type('“作品” is called', '来信');
  await isClean();
  await show('words');

  await press('tab', 'Colour');
  await type('Text', '#a08c6a');
  await page
    .getByRole('button', { name: /^Use #\w{6} for Text \(light\)$/ })
    .first()
    .waitFor();
  await show('finding');
  await act(page.keyboard.press('Control+z'));
  await isClean();

  await press('tab', 'Brand');
  await press('button', 'Move Chat up');
  await act(page.getByRole('combobox', { name: 'Add to further countries first' }).selectOption('MY'));
  await press('button', 'Save to the folder');
  await page.getByText('Nothing is unsaved').waitFor();

  await pick('Dark');
  await pick('All brands');
  for (const each of await page.locator('iframe').all())
    await each.contentFrame().getByRole('article').first().waitFor({ timeout: 90_000 });
  await show('all');
  await pick('This brand');

  await press('tab', 'Hand over');
  const drawn = page.waitForEvent('download', { timeout: 180_000 });
  await press('button', 'Sheet as PNG');
  const sheet = await (await drawn).path();
  return { actions, sheet };
}
