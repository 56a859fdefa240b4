import type { BrowserCommand } from 'vitest/node';
import { judge, keyOf, renew, type Verdict } from './references.ts';

const RENEWS = process.env.VISUAL_RENEW === '1';

/** Takes a picture of the story's frame, `height` pixels of it from the top, and judges it. */
export const comparePicture: BrowserCommand<[name: string, height: number]> = async (
  { page },
  name,
  height,
): Promise<Verdict> => {
  const box = await page.locator('iframe[data-vitest]').boundingBox();
  if (!box) throw new Error('the story has no frame');
  const clip = { ...box, height: Math.min(box.height, Math.max(1, Math.ceil(height))) };
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'css' });
  const shot = { key: keyOf(page.context().browser()?.version() ?? ''), name, png };
  return RENEWS ? renew(shot) : judge(shot);
};

/** The reader's own few colours, as Windows' contrast themes give them. */
export const forceColors: BrowserCommand<[on: boolean]> = ({ page }, on) =>
  page.emulateMedia({ forcedColors: on ? 'active' : null });

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, height: number) => Promise<Verdict>;
    forceColors: (on: boolean) => Promise<void>;
  }
}
