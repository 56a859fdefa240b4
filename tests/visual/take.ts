import { vi } from 'vitest';
import { commands } from 'vitest/browser';
import type {} from './command.ts';

let told = false;

/** Sample pictures are flat in a reference: their place and their corners are ours, their detail is only weight. */
const SAMPLES = 'img[src*="/art/"], video';
const flat = document.createElement('style');

/** Something lies over the page, or fills it: then the whole screen is the picture. */
const overPage = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="tooltip"], dialog[open]';

// A picture that is out of sight is never loaded, so nobody may wait for it.
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom > 0 && top < innerHeight;
}

/** What stands in the place of a clip has no event of its own. */
function posterOf({ poster }: HTMLVideoElement): HTMLImageElement {
  const image = new Image();
  image.src = poster;
  return image;
}

/** A typeface begins to load when words are laid out in it: one that a brand has just put on is not awaited before. */
function lettersCome(): Promise<FontFaceSet> {
  document.body.getBoundingClientRect();
  return document.fonts.ready;
}

async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await lettersCome();
  const posters = [...document.querySelectorAll<HTMLVideoElement>('video[poster]')]
    .filter(isSeen)
    .map(posterOf);
  const images = [...[...document.images].filter(isSeen), ...posters];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await lettersCome();
}

/** Compares what is on the screen with the reference of that name; `changing` is flat in it, too: a CSS selector. */
export async function takePicture(name: string, changing?: string): Promise<void> {
  flat.textContent = `${[SAMPLES, changing].filter(Boolean).join(', ')} { filter: contrast(0) !important; }`;
  document.head.append(flat);
  await settled();
  const covered = document.querySelector(overPage) !== null;
  const height = covered ? innerHeight : document.body.scrollHeight;
  const verdict = await commands.comparePicture(name, height);
  flat.remove();
  switch (verdict.status) {
    case 'missing':
      throw new Error(`${name} has no reference: look at it, then run npm run visual:renew`);
    case 'differs': {
      const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
      throw new Error(
        `${name}: ${percent(verdict.share)} of its pixels differ (${percent(verdict.allowed)} may), see ${verdict.map}. ` +
          (verdict.note ? `${verdict.note} ` : '') +
          'If it is meant to look so, run npm run visual:renew',
      );
    }
    case 'same':
      if (verdict.note && !told) console.warn(verdict.note);
      told = told || verdict.note !== undefined;
      return;
    case 'renewed':
  }
}
