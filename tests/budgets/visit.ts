import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession } from 'playwright';

export interface Loaded {
  address: string;
  type: string;
  /** Bytes on the wire, headers included. */
  wire: number;
  /** gzip -9 of the body; scripts and styles only. */
  gzip: number;
}

export interface Visit {
  loaded: Loaded[];
  /** Requests that had been sent when the page stood; pictures of posts come with them and after them. */
  requestsToContent: number;
  /** Bytes of the theme inside the HTML, gzip -9. */
  themeGzip: number;
}

/** Milliseconds: what a page fetches by itself when it is idle belongs to it, so its end is only known by nothing coming. */
const NETWORK_IDLE = 2_000;
const PATIENCE = 30_000;

interface Trail {
  loaded: Map<string, Loaded>;
  /** Resolves once nothing has been asked for and nothing has come for `NETWORK_IDLE`. */
  rest(): Promise<void>;
}

const MEASURED = new Set(['Script', 'Stylesheet']);

/** Pictures and clips of posts are media of the store. */
export const isNeeded = (loaded: Loaded | undefined): boolean =>
  loaded !== undefined && !new URL(loaded.address).pathname.startsWith('/objects/');

const follow = async (session: CDPSession): Promise<Trail> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let idle: NodeJS.Timeout | undefined;
  const touch = () => void idle?.refresh();
  /** Scripts and sheets that have not come yet: on a busy machine one may be quiet for longer than a pause. */
  const open = new Set<string>();
  const close = (requestId: string) => {
    open.delete(requestId);
    touch();
  };
  const trail: Trail = {
    loaded: new Map(),
    rest: () => {
      idle = setTimeout(() => (open.size === 0 ? resolve() : idle?.refresh()), NETWORK_IDLE);
      return promise;
    },
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    trail.loaded.set(requestId, { address: request.url, type: type ?? 'Other', wire: 0, gzip: 0 });
    if (MEASURED.has(type ?? '')) open.add(requestId);
    touch();
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const entry = trail.loaded.get(requestId);
    if (entry) entry.type = type;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => trail.loaded.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = trail.loaded.get(requestId);
    if (entry) entry.wire = encodedDataLength;
    close(requestId);
  });
  await session.send('Network.enable');
  return trail;
};

const weigh = async (session: CDPSession, trail: Trail): Promise<void> => {
  for (const [requestId, entry] of trail.loaded) {
    if (!MEASURED.has(entry.type)) continue;
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
    entry.gzip = gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length;
  }
};

export interface Screen {
  address: string;
  viewport: { width: number; height: number };
  /** Selector of what a person came for. */
  content: string;
  /** Pressed once that is there, and what is awaited then: selectors. */
  opens?: { press: string; shows: string };
  /** Access token of who is signed in; a guest without. */
  token?: string;
}

/** As a browser looks in which somebody has logged in. */
const signIn = async (context: BrowserContext, address: string, token: string): Promise<void> => {
  await context.addCookies([{ name: 'prefs', value: 'u%3D1', url: address }]);
  await context.addInitScript((access_token) => {
    const tokens = { access_token, refresh_token: access_token, login: 'budgets' };
    localStorage.setItem('lv.tokens.2', JSON.stringify(tokens));
  }, token);
};

/**
 * With Save-Data the code of other pages is not fetched for later (`src/app/later.ts`): on a slow machine that would begin
 * while the screen is still coming, and count as the screen's own.
 */
const askForNoMore = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );

/** Opens a screen with an empty cache, and waits until nothing is asked for any more. */
export const visit = async (
  browser: Browser,
  { address, viewport, content, opens, token }: Screen,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport });
  try {
    await askForNoMore(context);
    if (token) await signIn(context, address, token);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const trail = await follow(session);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor({ timeout: PATIENCE });
    if (opens) {
      await page.locator(opens.press).last().click();
      await page.locator(opens.shows).first().waitFor({ timeout: PATIENCE });
    }
    const early = [...trail.loaded.keys()];
    await trail.rest();
    // Counted late: that a request was answered from the cache is told after it was sent.
    const requestsToContent = early.filter((id) => isNeeded(trail.loaded.get(id))).length;
    await weigh(session, trail);
    // It stands in the HTML instead of being asked for; its bytes on the wire are the HTML's.
    const sheet = (await page.locator('style#first-sheet').textContent()) ?? '';
    const gzip = gzipSync(sheet, { level: 9 }).length;
    trail.loaded.set('sheet', {
      address: new URL('/#first-sheet', address).href,
      type: 'Stylesheet',
      wire: 0,
      gzip,
    });
    const theme = (await page.locator('style#theme').textContent()) ?? '';
    return {
      loaded: [...trail.loaded.values()],
      requestsToContent,
      themeGzip: gzipSync(theme, { level: 9 }).length,
    };
  } finally {
    await context.close();
  }
};
