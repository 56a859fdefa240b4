import type { BrowserContext, Page } from 'playwright';

const LONGEST = 40_000;

/** Resolves once the worker is in charge and has kept every script that the page has loaded. */
export const untilKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: LONGEST,
  });
  await page.waitForFunction(
    async () => {
      const scripts = performance.getEntriesByType('resource').flatMap(({ name }) => {
        const { pathname } = new URL(name);
        return /^\/assets\/.*\.(?:js|css)$/.test(pathname) ? [name] : [];
      });
      const kept = await Promise.all(scripts.map((address) => caches.match(address, { ignoreVary: true })));
      return kept.every((response) => response !== undefined);
    },
    undefined,
    { timeout: LONGEST, polling: 200 },
  );
};

interface NetworkConditions {
  offline: boolean;
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** What a worker asks for is on no page's network: each has one of its own. */
export const slowDownWorkers = async (
  context: BrowserContext,
  conditions: NetworkConditions,
): Promise<void> => {
  const browser = context.browser();
  if (!browser) throw new Error('The browser is gone');
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  if (workers.length === 0) throw new Error('No worker runs');
  for (const { targetId } of workers) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const done = new Promise<void>((resolve, reject) => {
      session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
        const { id, error } = JSON.parse(message);
        if (from !== sessionId || id !== 2) return;
        if (error) reject(new Error(error.message));
        else resolve();
      });
    });
    const send = (id: number, method: string, params: object) =>
      session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    await send(1, 'Network.enable', {});
    await send(2, 'Network.emulateNetworkConditions', conditions);
    await done;
  }
};
