import { expect, type Page } from '@playwright/test';
import type { MarkKind } from '../../brands/leaks/marks.ts';

/** Puts a mark of another brand into one place of an open page; a second one takes the place of the first. */
export type Plant = (page: Page, kind: MarkKind, text: string) => Promise<unknown>;

/** Where such a mark would stand: a class, an address, a style, a path, an attribute, a text. */
const inDocument: Plant = (page, kind, text) =>
  page.evaluate(
    ([planted, mark]) => {
      document.getElementById('planted')?.remove();
      const element = document.createElement(planted === 'host' || planted === 'link' ? 'a' : 'i');
      element.id = 'planted';
      document.body.append(element);
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      if (planted === 'id') element.className = mark;
      else if (planted === 'asset') element.setAttribute('data-src', `/icon.svg?v=${mark}`);
      else if (planted === 'google' || planted === 'captcha') element.setAttribute('data-key', mark);
      else if (planted === 'host' || planted === 'link') element.setAttribute('href', mark);
      else if (planted === 'colour') element.style.color = `${mark}80`;
      else if (planted === 'font') element.style.fontFamily = mark;
      else if (planted === 'drawing') element.appendChild(svg).setAttribute('d', mark);
      else element.textContent = mark;
    },
    [kind, text] as const,
  );

const inRule: Plant = (page, kind, text) =>
  page.evaluate(
    ([planted, mark]) => {
      const values: Record<string, string> = {
        id: `.${mark}{top:0}`,
        colour: `.planted{border:1px solid ${mark}80}`,
        font: `.planted{font-family:${mark}}`,
        drawing: `.planted{clip-path:path("${mark}")}`,
      };
      const sheet = new CSSStyleSheet();
      sheet.insertRule(values[planted] ?? `.planted{--said:"${mark}"}`);
      document.adoptedStyleSheets = [sheet];
    },
    [kind, text] as const,
  );

const inTitle: Plant = (page, _, text) =>
  page.evaluate((title) => {
    document.title = title;
  }, text);

const inStorage: Plant = (page, _, text) =>
  page.evaluate((value) => localStorage.setItem('planted', value), text);

const inAddress: Plant = (page, _, text) =>
  page.evaluate(
    (query) => fetch(`/planted.json?q=${encodeURIComponent(query)}`).then((answer) => answer.text()),
    text,
  );

const answerWith = async (page: Page, address: string, said: object): Promise<void> => {
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ body: JSON.stringify(said), contentType: 'application/json' }),
  );
};

const inAnswer: Plant = async (page, _, text) => {
  await answerWith(page, '**/planted.json', { said: text });
  await page.evaluate(() => fetch('/planted.json').then((answer) => answer.text()));
};

const inManifest: Plant = (page, _, text) => answerWith(page, '**/*.webmanifest', { said: text, icons: [] });

const inHeader: Plant = async (page, _, text) => {
  await page.unroute('**/planted.txt');
  const headers = { 'x-planted': encodeURI(text) };
  await page.route('**/planted.txt', (route) => route.fulfill({ body: '', headers }));
  await page.evaluate(() => fetch('/planted.txt').then((answer) => answer.text()));
};

export const PLANTS: Readonly<Record<string, Plant>> = {
  'the document': inDocument,
  'a style rule': inRule,
  'the title': inTitle,
  'what the page keeps': inStorage,
  'an address': inAddress,
  'an answer': inAnswer,
  'a header': inHeader,
  'the manifest': inManifest,
};

/** Answers one address of the page with the bytes of a picture, and asks for it. */
export async function plantPicture(page: Page, body: Buffer): Promise<void> {
  await page.route('**/planted.png', (route) => route.fulfill({ body, contentType: 'image/png' }));
  const size = await page.evaluate(
    async () => (await (await fetch('/planted.png')).arrayBuffer()).byteLength,
  );
  expect(size).toBe(body.byteLength);
}
