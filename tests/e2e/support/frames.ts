import type { Page } from '@playwright/test';

/** What the page's ground looked like in one frame. */
export interface GroundFrame {
  /** Milliseconds since the navigation. */
  readonly at: number;
  /** Computed colour behind everything, as the browser writes it. */
  readonly ground: string;
  /** The theme's variable for it. */
  readonly base: string;
}

declare global {
  interface Window {
    groundFrames?: GroundFrame[];
  }
}

/** Looks at the ground in every frame from the first one of every document on. */
export async function watchGround(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: GroundFrame[] = [];
    window.groundFrames = frames;
    const CLEAR = 'rgba(0, 0, 0, 0)';
    const look = (): void => {
      const root = getComputedStyle(document.documentElement);
      const body = document.body ? getComputedStyle(document.body).backgroundColor : CLEAR;
      const ground = root.backgroundColor === CLEAR ? body : root.backgroundColor;
      frames.push({ at: performance.now(), ground, base: root.getPropertyValue('--color-surface-base') });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The frames that somebody saw: from the first paint on. */
export const seenFrames = (page: Page): Promise<GroundFrame[]> =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-paint')[0];
    return (window.groundFrames ?? []).filter(({ at }) => paint !== undefined && at >= paint.startTime);
  });
