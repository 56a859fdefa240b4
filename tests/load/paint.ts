import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Browsers } from './browsers.ts';
import { slowDownWorkers, untilKept } from './paint.worker.ts';

export interface Conditions {
  /** How many times slower the processor is. */
  slowdown: number;
  /** A slow network: 150 ms and 1.6 Mbit/s. */
  isSlowNetwork: boolean;
  /** Milliseconds without a request and without a long task that end a visit. */
  idleMs: number;
}

/** What a visit with an empty cache felt like; times in milliseconds since it began. */
export interface Paint {
  first: number;
  largest: number;
  /** Of every long task the part beyond 50 ms, summed. */
  blocked: number;
  /** All long tasks, summed. */
  longTasks: number;
  shift: number;
  requests: number;
  /** Bytes on the wire. */
  bytes: number;
}

const PHONE = { width: 390, height: 844 };
const LONGEST = 40_000;
const PAUSE = 200;

interface Observed {
  largest: number;
  long: [start: number, duration: number][];
  shift: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page before its own scripts. */
const observe = (): void => {
  const observed: Observed = { largest: 0, long: [], shift: 0 };
  window.observed = observed;
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('largest-contentful-paint', (entry) => {
    observed.largest = entry.startTime;
  });
  each('longtask', (entry) => observed.long.push([entry.startTime, entry.duration]));
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.shift += value;
  });
};

const countTraffic = (session: CDPSession) => {
  const traffic = { requests: 0, bytes: 0, changedAt: Date.now() };
  const touch = () => {
    traffic.changedAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('data:')) return;
    traffic.requests += 1;
    touch();
  });
  session.on('Network.dataReceived', touch);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    touch();
  });
  return traffic;
};

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const slowDown = async (session: CDPSession, { slowdown, isSlowNetwork }: Conditions): Promise<void> => {
  await session.send('Network.enable');
  if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/** Milliseconds since the last long task ended; nothing while nothing has been painted. */
const calmFor = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const first = performance.getEntriesByName('first-contentful-paint')[0];
    const end = Math.max(0, ...window.observed.long.map(([start, duration]) => start + duration));
    return first ? performance.now() - Math.max(first.startTime, end) : undefined;
  });

/** Opens an address in a page of its own, and waits until it rests. */
const visit = async (context: BrowserContext, address: string, conditions: Conditions): Promise<Paint> => {
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  const traffic = countTraffic(session);
  await slowDown(session, conditions);
  const begun = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  while (Date.now() - begun < LONGEST) {
    await page.waitForTimeout(PAUSE);
    if (Date.now() - traffic.changedAt < conditions.idleMs) continue;
    if (((await calmFor(page)) ?? 0) > conditions.idleMs) break;
  }
  const seen = await page.evaluate(() => ({
    ...window.observed,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return {
    first: seen.first,
    largest: seen.largest,
    blocked: seen.long.reduce((sum, [, duration]) => sum + duration - 50, 0),
    longTasks: seen.long.reduce((sum, [, duration]) => sum + duration, 0),
    shift: seen.shift,
    requests: traffic.requests,
    bytes: traffic.bytes,
  };
};

const onPhone = <T>(
  browsers: Browsers,
  work: (context: BrowserContext) => Promise<T>,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<T> =>
  browsers.visit(async (browser) => {
    const phone = { viewport: PHONE, isMobile: true, hasTouch: true };
    return work(await browser.newContext({ ...phone, serviceWorkers }));
  });

/** Opens an address on a phone that knows nothing of it, and waits until it rests. */
export const visitOnce = (browsers: Browsers, address: string, conditions: Conditions): Promise<Paint> =>
  onPhone(browsers, (context) => visit(context, address, conditions));

/**
 * Opens it once more, with what the browser has kept of the first time. With a worker, once that is in charge and has kept it
 * too; without, no page may register one.
 */
export const visitAgain = (
  browsers: Browsers,
  address: string,
  conditions: Conditions,
  hasWorker: boolean,
): Promise<Paint> =>
  onPhone(
    browsers,
    async (context) => {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle' });
      // It is registered with the first touch.
      await page.touchscreen.tap(PHONE.width / 2, 2);
      await (hasWorker ? untilKept(page) : page.waitForTimeout(conditions.idleMs));
      if (hasWorker && conditions.isSlowNetwork) await slowDownWorkers(context, SLOW_NETWORK);
      await page.close();
      return visit(context, address, conditions);
    },
    hasWorker ? 'allow' : 'block',
  );
