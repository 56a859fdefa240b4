import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PREFS_COOKIE } from '@livery/contract';
import type { Browser, CDPSession, Page } from 'playwright';
import { launchPostgres } from '../../server/src/infra/postgres/launch.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';
import type { Size } from './bench.ts';
import { browsersOf } from './browsers.ts';
import { type ConversationWorld, makeConversationWorld, type WorldRoom } from './conversation-world.ts';

const BRAND = 'aurora';
const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Milliseconds in which a busy machine shows a page, too: what is waited for is no time that is measured. */
const PATIENCE = 120_000;

interface Amounts {
  /** Messages of the short and of the long room. */
  short: number;
  long: number;
  members: number;
  /** Rooms beside these two. */
  others: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { short: 1_000, long: 100_000, members: 2_300, others: 28 },
  smoke: { short: 200, long: 400, members: 20, others: 3 },
};

declare global {
  interface Window {
    /** Resolves when the next frame has been painted. */
    painted(): Promise<void>;
  }
}

/** A signed-in page, and the protocol session through which its processor is slowed and its heap is read. */
export interface Visitor {
  page: Page;
  session: CDPSession;
}

/** A server with conversations, and browsers in which one of their members is signed in. */
export interface RoomsWorld extends ConversationWorld {
  short: WorldRoom;
  long: WorldRoom;
  others: WorldRoom[];
  /** Posts as one of the other members; returns the message's id. */
  post(room: WorldRoom, text: string): Promise<string>;
  /** The id of the message at a place. */
  idAt(room: WorldRoom, seq: number): Promise<string>;
  /** What the server returns to `me` at a path. */
  // biome-ignore lint/suspicious/noExplicitAny: benchmarks read what the server said without restating its type
  read(path: string): Promise<any>;
  /** A browser at a path that it knows nothing of, `slowdown` times slower than this machine. */
  visit<Result>(
    path: string,
    slowdown: number,
    work: (visitor: Visitor) => Promise<Result>,
    screen?: typeof DESKTOP,
  ): Promise<Result>;
  stop(): Promise<void>;
}

interface Rooms {
  /** How much is in them, where that does not go by the size of the run. */
  amounts?: Size;
  /** Adds to the world before its server starts. */
  also?: (made: ConversationWorld & { url: string }) => Promise<void>;
}

export const startRooms = async (size: Size, { amounts = size, also }: Rooms = {}): Promise<RoomsWorld> => {
  const folder = await makeDataFolder();
  const dataDir = folder.path;
  const brandsDir = join(dataDir, 'brands');
  await cp(new URL(`../../brands/${BRAND}`, import.meta.url), join(brandsDir, BRAND), { recursive: true });
  const postgres = await launchPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
  const { short, long, members, others } = AMOUNTS[amounts];
  const sizes = [short, long, ...Array.from({ length: others }, (_, index) => 101 + index)];
  const world = await makeConversationWorld({ url: postgres.url, brand: BRAND, sizes, members });
  await also?.({ ...world, url: postgres.url });
  const server = await startServer({
    DATABASE_URL: postgres.url,
    BRANDS_DIR: brandsDir,
    DATA_DIR: join(dataDir, 'server'),
  });
  const browsers = browsersOf(size, '--enable-precise-memory-info');
  const [shortRoom, longRoom, ...otherRooms] = world.rooms;
  if (!shortRoom || !longRoom) throw new Error('The world has no rooms.');
  const call = callsOf(server.port);
  let posts = 0;
  return {
    ...world,
    short: shortRoom,
    long: longRoom,
    others: otherRooms,
    post: async ({ groupId }, text) => {
      posts += 1;
      const { token } = world.senders[posts % world.senders.length] ?? world.me;
      const body = { group_id: groupId, type: 'text', text, cid: `bench-${posts}` };
      return (await call('/api/v1/messages', token, body)).id;
    },
    read: (path) => call(path, world.token),
    idAt: async ({ groupId }, seq) => {
      const path = `/api/v2/groups/${groupId}/messages?limit=1&after_seq=${seq - 1}`;
      return (await call(path, world.token)).list[0].id;
    },
    visit: (path, slowdown, work, screen = DESKTOP) =>
      browsers.visit(async (browser) => {
        const address = `http://${BRAND}.localhost:${server.port}${path}`;
        return work(await signedIn(browser, world, address, slowdown, screen));
      }),
    stop: async () => {
      await browsers.close();
      await server.signal('SIGTERM');
      await postgres.stop();
      await folder.remove();
    },
  };
};

const callsOf = (port: number) => async (path: string, token: string, body?: object) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()).result;
};

const signedIn = async (
  browser: Browser,
  { me }: ConversationWorld,
  address: string,
  slowdown: number,
  viewport: typeof DESKTOP,
): Promise<Visitor> => {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(PATIENCE);
  const url = new URL(address).origin;
  await context.addCookies([{ name: PREFS_COOKIE, value: encodeURIComponent('u=1'), url }]);
  await context.addInitScript((tokens) => localStorage.setItem('lv.tokens.2', JSON.stringify(tokens)), {
    access_token: me.token,
    refresh_token: me.refreshToken,
    login: 'bench',
  });
  await context.addInitScript(() => {
    // Before the tasks that were put off until then: focus, the rows beyond the screen.
    window.painted = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'user-blocking' })),
      );
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
};

/** Bytes in use after everything that may go has gone. */
export const heapOf = async ({ session }: Visitor): Promise<number> => {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/** Rows of messages that are in the page. */
export const nodesOf = ({ page }: Visitor): Promise<number> =>
  page.locator('[role=log] [data-message]').count();

/** What the page's main thread worked, in milliseconds of processor time: other programs do not lengthen it. */
export const workOf = async ({ session }: Visitor, work: () => Promise<unknown>): Promise<number> => {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await read();
  await work();
  return ((await read()) - before) * 1000;
};
