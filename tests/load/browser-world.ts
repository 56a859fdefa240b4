import type { BrowserContext, Page } from 'playwright';
import { makeDataFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';
import type { Size } from './bench.ts';
import { launchFor } from './browsers.ts';

export interface BrowserWorld {
  page: Page;
  context: BrowserContext;
  /** Of a brand's page. */
  address(path: string): string;
  /** Makes the processor that many times slower. */
  slowDown(rate: number): Promise<void>;
  stop(): Promise<void>;
}

/** A fresh server with its demo posts, and a phone that looks at it. */
export const startBrowserWorld = async (size: Size): Promise<BrowserWorld> => {
  const folder = await makeDataFolder();
  const server = await startServer({ DATA_DIR: folder.path, GUEST_POSTS_PER_HOUR: '1000000' });
  const browser = await launchFor(size);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    page,
    context,
    address: (path) => `http://aurora.localhost:${server.port}${path}`,
    slowDown: async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    stop: async () => {
      await browser.close();
      await server.signal('SIGTERM');
      await folder.remove();
    },
  };
};

/** A tap on an element, or the browser's way back. */
export type Move = { tap: string } | 'back';

/** What has to hold: an element is there, at an address, scrolled to a place. */
export interface Scene {
  shows: string;
  path?: string;
  top?: number;
}

/** Milliseconds from a move until its scene is on the screen. */
export const untilPainted = (page: Page, move: Move, scene: Scene): Promise<number> =>
  page.evaluate(
    ([how, { shows, path, top }]) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          document.querySelector(shows) !== null &&
          (path === undefined || location.pathname === path) &&
          (top === undefined || Math.abs(scrollY - top) <= 1);
        const begun = performance.now();
        // What is there when a frame begins is painted with it: the first task after that frame ends the time.
        const look = () => {
          if (!isThere()) requestAnimationFrame(look);
          else
            void scheduler.postTask(() => resolve(performance.now() - begun), { priority: 'user-blocking' });
        };
        if (how === 'back') history.back();
        else document.querySelector<HTMLElement>(how.tap)?.click();
        requestAnimationFrame(look);
      }),
    [move, scene] as const,
  );
