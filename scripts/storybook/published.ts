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
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
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

export interface Entry {
  id: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: string[];
}

/** In the order of the sidebar. */
export const entriesOf = async (folder: string): Promise<Entry[]> => {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries);
};

/** What Storybook's own page says of what it drew. */
interface Drawing {
  phases: string[];
  failure: string | undefined;
}

const drawingOf = (page: Page): Promise<Drawing> =>
  page.evaluate(() => {
    const own = window as unknown as {
      __STORYBOOK_PREVIEW__?: { storyRenders: { phase?: string }[] };
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [{ message?: string }] | undefined };
    };
    const said = [
      'playFunctionThrewException',
      'storyThrewException',
      'storyMissing',
      'unhandledErrorsWhilePlaying',
    ]
      .map((event) => own.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0])
      .find((what) => what !== undefined);
    return {
      phases: (own.__STORYBOOK_PREVIEW__?.storyRenders ?? []).map(({ phase }) => phase ?? ''),
      failure: said && (said.message ?? JSON.stringify(said)),
    };
  });

const OVER = ['finished', 'errored', 'aborted', 'completed'];

/** Waits until every story of the page is drawn and played; returns what failed of it. */
export const drawn = async (page: Page): Promise<string | undefined> => {
  await page.waitForFunction(
    (over) => {
      const renders = (
        window as unknown as { __STORYBOOK_PREVIEW__?: { storyRenders: { phase?: string }[] } }
      ).__STORYBOOK_PREVIEW__?.storyRenders;
      // Stories in frames of their own are drawn by those.
      const isThere = renders && (renders.length > 0 || document.querySelector('.docs-story iframe'));
      return isThere && renders.every(({ phase }) => over.includes(phase ?? ''));
    },
    OVER,
    { timeout: 60_000 },
  );
  const { phases, failure } = await drawingOf(page);
  return failure ?? phases.find((phase) => phase === 'errored' || phase === 'aborted');
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
