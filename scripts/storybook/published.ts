import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';

const ROOT = resolve(import.meta.dirname, '../..');

/** The Storybook that designers read, as `npm run build-storybook` makes it. */
export const buildStorybook = async (folder: string): Promise<void> => {
  const program = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  await promisify(execFile)(process.execPath, [program, 'build', '-o', folder, '--quiet'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 ** 2,
  });
};

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Files of a folder and nothing else, as the host of a published Storybook serves them. */
export const serve = async (folder: string): Promise<{ server: Server; address: string }> => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
    try {
      const content = await readFile(path);
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600',
      });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return { server, address: `http://127.0.0.1:${at.port}` };
};

/** What one address of Storybook shows. */
export interface Place {
  id: string;
  type: 'story' | 'docs';
}

export interface Entry extends Place {
  importPath: string;
  tags: string[];
}

/** In the order of the sidebar. */
export const entriesOf = async (folder: string): Promise<Entry[]> => {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries);
};

interface Preview {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id: string };
    storyRenders: { id: string; phase?: string }[];
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): [{ message?: string }] | undefined;
    emit(event: string, value: object): void;
  };
}

const OF_DRAWING = ['storyThrewException', 'storyMissing'];
const OF_PLAYS = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'];

/** What a page without the sidebar around it said of such failures, the newest of a kind. */
const failureAmong = (page: Page, events: string[]): Promise<string | undefined> =>
  page.evaluate((events) => {
    const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
    const said = events.map((event) => channel?.last(event)?.[0]).find((what) => what !== undefined);
    return said && (said.message ?? JSON.stringify(said));
  }, events);

const phasesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const preview = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    return (preview?.storyRenders ?? []).map(({ phase }) => phase ?? '');
  });

const OVER = ['finished', 'errored', 'aborted', 'completed'];

/**
 * Waits until every story of a page is drawn and, on a page of its own, played; returns what failed of it. What is said
 * on a page of docs about plays comes out of the frames in it, at any time: a story in one plays on its own page as well.
 */
export const drawn = async (page: Page, { id, type }: Place): Promise<string | undefined> => {
  await page.waitForFunction(
    ([id, over]) => {
      const preview = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
      if (preview?.currentRender?.id !== id) return false;
      const own = id.replace(/--.*$/, '--');
      // Stories in frames of their own are drawn by those.
      const isThere = preview.storyRenders.length > 0 || document.querySelector(`iframe[src*="id=${own}"]`);
      // Those of the page before stay until this one is prepared.
      const isDrawn = ({ id, phase = '' }: { id: string; phase?: string }) =>
        id.startsWith(own) && over.includes(phase);
      return isThere && preview.storyRenders.every(isDrawn);
    },
    [id, OVER] as const,
    { timeout: 60_000 },
  );
  const failure = await failureAmong(page, type === 'docs' ? OF_DRAWING : [...OF_DRAWING, ...OF_PLAYS]);
  return failure ?? (await phasesOf(page)).find((phase) => phase === 'errored' || phase === 'aborted');
};

/** Whether a page shows Storybook in this way and has said nothing that the next one would be blamed for. */
const canGoOn = async (page: Page, address: string, type: Place['type']): Promise<boolean> => {
  const url = page.url();
  if (!url.startsWith(`${address}/iframe.html`) || !url.includes(`viewMode=${type}`)) return false;
  return (await failureAmong(page, [...OF_DRAWING, ...OF_PLAYS])) === undefined;
};

/** Leads a page to a story or to docs, where it can as the sidebar does: that loads nothing anew. Returns what failed. */
export const goTo = async (page: Page, address: string, place: Place): Promise<string | undefined> => {
  const { id, type } = place;
  if (await canGoOn(page, address, type)) {
    await page.evaluate(
      ([storyId, viewMode]) => {
        const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
        channel?.emit('setCurrentStory', { storyId, viewMode });
      },
      [id, type] as const,
    );
  } else await page.goto(`${address}/iframe.html?id=${id}&viewMode=${type}`);
  return drawn(page, place);
};

/** Does work for each, a few at a time, each with a page of its own. */
export const onPages = async <T>(
  pages: readonly Page[],
  items: readonly T[],
  work: (page: Page, item: T) => Promise<void>,
): Promise<void> => {
  const left = [...items];
  await Promise.all(
    pages.map(async (page) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(page, item);
    }),
  );
};
