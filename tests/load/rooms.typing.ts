import { type Row, round, type Size } from './bench.ts';
import type { RoomsWorld, Visitor } from './rooms.world.ts';
import { quantile } from './statistics.ts';

interface Amounts {
  keys: number;
  /** Messages that were loaded before. */
  loaded: number;
  slowdown: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { keys: 300, loaded: 500, slowdown: 4 },
  smoke: { keys: 10, loaded: 80, slowdown: 1 },
};
const ARRIVING_A_SECOND = 50;
/** Of a quick typist, milliseconds. */
const BETWEEN_KEYS = 60;
const WORDS = 'shall we meet at the tea house by the lake at seven ';

declare global {
  interface Window {
    keys: number[];
    changes: number;
  }
}

/**
 * Notes for each key how long it takes from the press until the frame that shows it is painted. The browser's own
 * event timing holds its entries back, for seconds, until something else than the field changes.
 */
const watchKeys = ({ page }: Visitor) =>
  page.evaluate(() => {
    window.keys = [];
    const note = async ({ timeStamp }: Event) => {
      await window.painted();
      window.keys.push(performance.now() - timeStamp);
    };
    addEventListener('keydown', note, { capture: true });
  });

const watchLog = ({ page }: Visitor) =>
  page.evaluate(() => {
    const log = document.querySelector('[role=log]');
    window.changes = 0;
    if (!log) throw new Error('There is no log.');
    new MutationObserver((list) => {
      window.changes += list.length;
    }).observe(log, { subtree: true, childList: true, attributes: true, characterData: true });
  });

const type = async ({ page }: Visitor, keys: number) => {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(
      WORDS[key % WORDS.length] === ' ' ? 'Space' : (WORDS[key % WORDS.length] ?? 'a'),
    );
    await page.waitForTimeout(BETWEEN_KEYS);
  }
};

/** Scrolls up until so many messages have been loaded, and back to the foot. */
const load = async ({ page }: Visitor, messages: number) => {
  const log = page.locator('[role=log]:not([aria-busy])');
  await log.locator('[data-message]').first().waitFor();
  for (let loaded = 40; loaded < messages; loaded += 40) {
    await log.evaluate((box) => box.scrollTo(0, 0));
    await page.waitForTimeout(100);
  }
  await page.keyboard.press('Escape');
  await page.locator('[role=log] ~ div button').last().click();
};

const postSteadily = (world: RoomsWorld) => {
  let posted = 0;
  let failed = 0;
  const post = async () => {
    try {
      await world.post(world.long, `arriving ${posted}`);
      posted += 1;
    } catch {
      failed += 1;
    }
  };
  const timer = setInterval(() => void post(), 1000 / ARRIVING_A_SECOND);
  const begun = performance.now();
  return () => {
    clearInterval(timer);
    if (failed > 0) throw new Error(`${failed} posts failed.`);
    return posted / ((performance.now() - begun) / 1000);
  };
};

export const measureTyping = (world: RoomsWorld, size: Size): Promise<Row[]> => {
  const { keys, loaded, slowdown } = AMOUNTS[size];
  return world.visit(`/room/${world.long.groupId}`, slowdown, async (visitor) => {
    await load(visitor, loaded);
    await visitor.page.getByRole('textbox').last().focus();
    await watchLog(visitor);
    await type(visitor, 20);
    const changes = await visitor.page.evaluate(() => window.changes);
    const stop = postSteadily(world);
    await watchKeys(visitor);
    await type(visitor, keys);
    const rate = stop();
    const times = await visitor.page.evaluate(() => window.keys);
    return [
      { what: 'typing: arriving', value: round(rate), unit: 'messages/s' },
      { what: 'typing: key to paint, median', value: round(quantile(times, 0.5)), unit: 'ms' },
      {
        what: 'typing: key to paint, p98',
        value: round(quantile(times, 0.98)),
        unit: 'ms',
        goal: { most: 100 },
      },
      { what: 'typing: changes of the log by 20 keys', value: changes, unit: '', goal: { most: 0 } },
    ];
  });
};
