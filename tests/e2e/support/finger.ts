import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

const STEPS = 12;
const FRAME = 16;

/**
 * A finger that goes from one point to another, a step a frame, as the browser itself hears it. `whileDown` runs before it is
 * lifted.
 */
export const dragFinger = async (
  page: Page,
  from: Point,
  to: Point,
  whileDown?: () => Promise<void>,
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  await send('touchStart', [from]);
  for (let step = 1; step <= STEPS; step += 1) {
    await send('touchMove', [at(step / STEPS)]);
    await page.evaluate((pause) => new Promise((done) => setTimeout(done, pause)), FRAME);
  }
  await whileDown?.();
  await send('touchEnd', []);
  await session.detach();
};

/** A finger that rests where it is, until `whileDown` is done. */
export const restFinger = async (
  page: Page,
  [x, y]: Point,
  whileDown: () => Promise<void>,
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  try {
    await whileDown();
  } finally {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }
};

/** Two taps of a finger in one place, the second one at once. */
export const tapTwice = async (page: Page, [x, y]: Point): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const tap = () => [
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ];
  await Promise.all([...tap(), ...tap()]);
  await session.detach();
};

/** Two fingers that move apart from one point, sideways; `reach`: how far each of them gets. */
export const spreadFingers = async (page: Page, [x, y]: Point, reach = 120): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    });
  const start = 20;
  await send('touchStart', start);
  for (let step = 1; step <= STEPS; step += 1) {
    await send('touchMove', start + ((reach - start) * step) / STEPS);
    await page.evaluate((pause) => new Promise((done) => setTimeout(done, pause)), FRAME);
  }
  await send('touchEnd');
  await session.detach();
};
