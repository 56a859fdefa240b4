import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../../tests/support/chromium.ts';
import { buildStorybook, drawn, type Entry, entriesOf, goTo, onPages, serve } from './published.ts';

const MINUTES = 60_000;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

let folder: string;
let entries: Entry[];
let server: Server;
let address: string;
let browser: Browser;
let pages: Page[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  await buildStorybook(folder);
  entries = await entriesOf(folder);
  ({ server, address } = await serve(folder));
  browser = await launchShell();
  pages = await Promise.all([1, 2, 3].map(() => browser.newPage({ viewport: DESKTOP })));
}, 10 * MINUTES);
afterAll(async () => {
  await browser?.close();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const onePage = (): Page => pages[0] as Page;
const frame = (id: string, mode: 'story' | 'docs', more = '') =>
  `${address}/iframe.html?id=${id}&viewMode=${mode}${more}`;

test(
  'it opens on the introduction, which names the brands and comes before the foundations',
  async () => {
    await onePage().goto(address);
    const story = onePage().frameLocator('#storybook-preview-iframe');
    await story.getByRole('heading', { level: 1, name: 'Livery' }).waitFor({ timeout: MINUTES });
    expect(await story.getByRole('link').count()).toBeGreaterThan(1);
    const titles = entries.map(({ id }) => id.split('--')[0]);
    expect([...new Set(titles)].slice(0, 2)).toEqual(['introduction', 'foundations']);
  },
  MINUTES,
);

test(
  'the toolbar turns a story around',
  async () => {
    for (const direction of ['rtl', 'ltr']) {
      await onePage().goto(frame('foundations--colour', 'story', `&globals=direction:${direction}`));
      expect(await drawn(onePage(), { id: 'foundations--colour', type: 'story' })).toBeUndefined();
      expect(await onePage().evaluate(() => document.documentElement.dir)).toBe(direction);
    }
  },
  MINUTES,
);

test(
  'the contact sheet has one screen in every brand, each in its own colours',
  async () => {
    await onePage().goto(frame('brands-contact-sheet--login', 'story'));
    expect(await drawn(onePage(), { id: 'brands-contact-sheet--login', type: 'story' })).toBeUndefined();
    const frames = onePage().frames().slice(1);
    expect(frames.length).toBeGreaterThan(4);
    const colours = await Promise.all(
      frames.map(async (each) => {
        await each.locator('main').first().waitFor({ timeout: MINUTES });
        return each.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--color-accent-solid'),
        );
      }),
    );
    expect(new Set(colours).size).toBe(frames.length);
  },
  2 * MINUTES,
);

/** What lies over a page of docs, and what its tables leave unsaid. */
const readDocs = (page: Page) =>
  page.evaluate(() => {
    const over = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';
    return {
      guide: document.querySelector('[data-guide]')?.querySelectorAll('h3').length ?? 0,
      rows: document.querySelectorAll('.docblock-argstable tbody tr').length,
      unknown: [...document.querySelectorAll('.docblock-argstable td')]
        .map(({ textContent }) => textContent)
        // What a caller hands on unread is unknown by its own type, and says of what.
        .filter((text) => /(?<!: )\bunknown\b|\[number\]/.test(text)),
      over: [...document.querySelectorAll(over)].map(({ outerHTML }) => outerHTML.slice(0, 120)),
      isHeld: getComputedStyle(document.body).pointerEvents === 'none',
    };
  });

test(
  'a page of docs tells designers what they ask, names all values, and nothing lies over it',
  async () => {
    const docs = entries.filter(
      ({ type, importPath }) => type === 'docs' && importPath.includes('design-system/src/components/'),
    );
    expect(docs.length).toBeGreaterThan(90);
    const found: string[] = [];
    let props = 0;
    await onPages(pages, docs, async (page, entry) => {
      const { id } = entry;
      const failure = await goTo(page, address, entry);
      await page.locator('[data-guide]').waitFor({ timeout: MINUTES });
      const { guide, rows, unknown, over, isHeld } = await readDocs(page);
      if (failure !== undefined) found.push(`${id}: ${failure}`);
      props += rows;
      if (guide !== 3) found.push(`${id}: ${guide} parts of its guide`);
      if (unknown.length > 0 || over.length > 0 || isHeld)
        found.push(`${id}: ${JSON.stringify({ unknown, over, isHeld })}`);
    });
    expect(found).toEqual([]);
    // A few have none; tables that stayed empty would have nothing unknown either.
    expect(props).toBeGreaterThan(4 * docs.length);
  },
  10 * MINUTES,
);

test(
  'a prop that is left out has the value of its variants, in words',
  async () => {
    await onePage().goto(frame('controls-button--docs', 'docs'));
    const row = onePage().locator('.docblock-argstable tbody tr').filter({ hasText: /^tone/ }).first();
    await row.waitFor({ timeout: MINUTES });
    expect((await row.textContent())?.replaceAll('"', ' ')).toMatch(/dangerSoft .*secondary/);
  },
  MINUTES,
);

/** Pages have their steps from `page()`, which no index can see; these are drawn otherwise on a phone. */
const isPlayed = ({ id, type, tags }: Entry): boolean =>
  type === 'story' && (tags.includes('play-fn') || id.startsWith('pages-qr-login--'));

test(
  'plays pass where nothing is stopped for them',
  async () => {
    const stories = entries.filter(isPlayed);
    expect(stories.length).toBeGreaterThan(40);
    const found: string[] = [];
    await onPages(pages, stories, async (page, entry) => {
      await page.setViewportSize(entry.id.endsWith('-on-a-phone') ? PHONE : DESKTOP);
      const failure = await goTo(page, address, entry);
      if (failure !== undefined) found.push(`${entry.id}: ${failure}`);
    });
    expect(found).toEqual([]);
  },
  10 * MINUTES,
);
