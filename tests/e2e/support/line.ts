import type { Page, WebSocketRoute } from '@playwright/test';

const LIVE_EVENTS = '**/api/v1/realtime';
/** The code of no rule: a socket that just went. */
const GONE = 4999;

/** The page's line, calls and live events alike; before the page is opened. `sockets`: how many are open. */
export const cutLine = async (page: Page) => {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(LIVE_EVENTS, (socket) => {
    if (isCut) return void socket.close({ code: GONE });
    const server = socket.connectToServer();
    open.add(socket);
    socket.onClose((code) => {
      open.delete(socket);
      void server.close({ code: code === 1000 ? 1000 : GONE });
    });
  });
  return {
    sockets: () => open.size,
    cut: async () => {
      isCut = true;
      // By itself it would leave an open socket alive.
      await page.context().setOffline(true);
      for (const socket of open) await socket.close({ code: GONE });
      open.clear();
    },
    restore: async () => {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
};

/** No live socket ever opens; returns how many tries there were. */
export const refuseLiveEvents = async (page: Page): Promise<() => number> => {
  let tries = 0;
  await page.routeWebSocket(LIVE_EVENTS, (socket) => {
    tries += 1;
    void socket.close({ code: GONE });
  });
  return () => tries;
};
