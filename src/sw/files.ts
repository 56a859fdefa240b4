import type { Asked } from './scope.ts';

const FILES = 'lv.files.';

/** Files of the build that this worker came with. What an address names never changes. */
const CURRENT = `${FILES}${import.meta.env.WORKER_BUILD}`;

const ofOlderBuilds = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== CURRENT);

/** How addresses are compared: a response says `Vary` for proxies. */
const EXACTLY = { ignoreVary: true };

/** The files of older builds stay as long as somebody may have one open: they are gone from the server. */
const fromOlderBuild = async (request: Request): Promise<Response | undefined> => {
  for (const name of await ofOlderBuilds()) {
    const found = await (await caches.open(name)).match(request, EXACTLY);
    if (found) return found;
  }
  return undefined;
};

/** A brand's files carry their version. */
export const isFile = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith('/assets/') || (pathname.startsWith('/brands/') && searchParams.has('v'));

/** A file of the product or the brand: kept ones first. What this build has in common with an older one is kept for both. */
export const fileOf = async ({ request, waitUntil }: Asked): Promise<Response> => {
  const cache = await caches.open(CURRENT);
  const known = await cache.match(request, EXACTLY);
  if (known) return known;
  const response = (await fromOlderBuild(request)) ?? (await fetch(request));
  if (response.ok) waitUntil(cache.put(request, response.clone()));
  return response;
};

const SHELL = '/home/recommend';

export const isShell = ({ pathname }: URL): boolean => /^\/(?:home(?:\/|\/recommend)?)?$/.test(pathname);

/** The page of the feed: nothing in it is anybody's own. */
export const keepShell = async (response: Response): Promise<void> =>
  (await caches.open(CURRENT)).put(SHELL, response);

/** The latest page of the feed, for whatever address was asked for: the application puts its own there. */
export const shell = async (): Promise<Response | undefined> =>
  (await (await caches.open(CURRENT)).match(SHELL, EXACTLY)) ?? fromOlderBuild(new Request(SHELL));

/** Keeps a shell when this build has none yet. */
export const fetchShell = async (): Promise<void> => {
  const cache = await caches.open(CURRENT);
  if (await cache.match(SHELL, EXACTLY)) return;
  const response = await fetch(SHELL);
  if (response.ok) await cache.put(SHELL, response);
};

/** Nobody has a page of theirs open any more. */
export const dropOlderBuilds = async (): Promise<void> => {
  await Promise.all((await ofOlderBuilds()).map((name) => caches.delete(name)));
};
