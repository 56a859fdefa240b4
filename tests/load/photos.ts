import type { Page } from 'playwright';
import sharp from 'sharp';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { PHONE, startRooms, type Visitor } from './rooms.world.ts';
import { median } from './statistics.ts';
import { traced } from './trace.ts';

interface Amounts {
  turns: number;
  /** Of the photo, pixels. */
  width: number;
  height: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { turns: 7, width: 4000, height: 3000 },
  smoke: { turns: 1, width: 400, height: 300 },
};

/** As detailed as a camera's: noise packs badly. */
const photoOf = async ({ width, height }: Amounts): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7a9',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Keeps the photo in the page: bringing it there is not part of the time. */
const bringPhoto = (page: Page, photo: Buffer) =>
  page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const file = new File([bytes], 'photo.jpg', { type: 'image/jpeg' });
    Object.assign(window, { photo: file, longTasks: [] });
    new PerformanceObserver((list) => {
      (window as unknown as { longTasks: number[] }).longTasks.push(
        ...list.getEntries().map(({ duration }) => duration),
      );
    }).observe({ type: 'longtask' });
  }, photo.toString('base64'));

interface Previewed {
  /** Milliseconds from the drop until the photo is unpacked as the sheet shows it: the next frame has it. */
  time: number;
  /** The longest task of the main thread meanwhile; 0 below 50 ms. */
  longest: number;
}

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'cc',
  'benchmark',
];
/** Of the browser, on a thread of its own. */
const UNPACKING = 'ImageDecodeTask';
/** Milliseconds in which a slow machine unpacks it, too. */
const PATIENCE = 1_000;

/**
 * Drops the photo onto the conversation, and closes its preview once it has been painted. When the page has unpacked it, only
 * the browser's trace tells: `decode()` would have it unpacked a second time, whole, on the same processor.
 */
const preview = async ({ page, session }: Visitor): Promise<Previewed> => {
  let longest = 0;
  const drop = async () => {
    longest = await page.evaluate(async (patience) => {
      const { photo, longTasks } = window as unknown as { photo: File; longTasks: number[] };
      longTasks.length = 0;
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(photo);
      performance.mark('dropped');
      document.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      const find = () => document.querySelector<HTMLImageElement>('[role=dialog] img[src^="blob:"]');
      for (let image = find(); !image?.complete || image.naturalWidth === 0; image = find())
        await new Promise(requestAnimationFrame);
      await window.painted();
      await new Promise((resolve) => setTimeout(resolve, patience));
      return Math.max(0, ...longTasks);
    }, PATIENCE);
  };
  const events = await traced(session, CATEGORIES, drop);
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  const dropped = events.find(({ name }) => name === 'dropped')?.ts ?? Number.NaN;
  const unpacked = events.find(({ name, ts }) => name === UNPACKING && ts > dropped);
  if (!unpacked) throw new Error('The trace tells of no picture.');
  return { time: (unpacked.ts + (unpacked.dur ?? 0) - dropped) / 1_000, longest };
};

const measure = async (size: Size): Promise<Row[]> => {
  const amounts = AMOUNTS[size];
  const photo = await photoOf(amounts);
  const world = await startRooms(size, { amounts: 'smoke' });
  try {
    const seen = await world.visit(
      `/room/${world.short.groupId}`,
      1,
      async (visitor) => {
        await bringPhoto(visitor.page, photo);
        // The code of the sheet comes once.
        await preview(visitor);
        const turns: Previewed[] = [];
        while (turns.length < amounts.turns) turns.push(await preview(visitor));
        return turns;
      },
      PHONE,
    );
    return [
      { what: 'photo', value: round((amounts.width * amounts.height) / 1e6, 1), unit: 'megapixels' },
      { what: 'photo, bytes', value: round(photo.length / 1e6, 1), unit: 'MB' },
      {
        what: 'dropped to unpacked for the screen, median',
        value: round(median(seen.map(({ time }) => time))),
        unit: 'ms',
        goal: { most: 150 },
      },
      {
        what: 'longest task of the main thread',
        value: round(Math.max(...seen.map(({ longest }) => longest))),
        unit: 'ms',
        goal: { most: 50 },
      },
    ];
  } finally {
    await world.stop();
  }
};

/** A photo of a camera, from when it is dropped onto a conversation until it is seen. */
export const photos: Bench = { name: 'photos', goal: 'G10', run: measure };
