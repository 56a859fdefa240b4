import { PERSONAL_CACHE } from '../lib/storage/personal.ts';
import type { Asked } from './scope.ts';

/** Pictures that are kept, and how large one may be. Bytes. */
const PICTURES = 120;
const LARGEST = 2_000_000;

const EXACTLY = { ignoreVary: true };

/** Counts who has left: what was asked for before may not be kept afterwards. */
let departures = 0;

/** Whoever was signed in has left: nothing that they have seen stays. */
export const forget = async (): Promise<void> => {
  departures += 1;
  await caches.delete(PERSONAL_CACHE);
};

const match = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(PERSONAL_CACHE)).match(request, EXACTLY);

const keep = async (request: Request, response: Response, since: number): Promise<void> => {
  if (since !== departures) return;
  const cache = await caches.open(PERSONAL_CACHE);
  await cache.put(request, response);
  // They may have left while it was written.
  if (since !== departures) await cache.delete(request);
};

/** First pages alone, of the feeds that a start shows. */
export const isFeed = ({ pathname, searchParams }: URL): boolean =>
  /^\/social\/api\/(?:guest\/)?recommend\/(?:public|follower)$/.test(pathname) &&
  !searchParams.has('next_id');

/** A feed as the server has it now; without a connection as it was last. */
export const feedOf = async ({ request, waitUntil }: Asked): Promise<Response> => {
  const since = departures;
  try {
    const response = await fetch(request);
    if (response.ok) waitUntil(keep(request, response.clone(), since));
    return response;
  } catch (error) {
    const known = await match(request);
    if (known) return known;
    throw error;
  }
};

/** Of posts and people: what was sent into conversations has addresses that end, and is not kept. */
export const isPicture = ({ pathname }: URL): boolean =>
  /^\/objects\/public\/.+\.(?:avif|webp|jpe?g|png|svg)$/i.test(pathname);

const withoutOldest = async (): Promise<void> => {
  const cache = await caches.open(PERSONAL_CACHE);
  const pictures = (await cache.keys()).filter(({ url }) => isPicture(new URL(url)));
  for (const oldest of pictures.slice(0, Math.max(0, pictures.length - PICTURES))) await cache.delete(oldest);
};

const isSmall = ({ headers }: Response): boolean => Number(headers.get('content-length') ?? 0) <= LARGEST;

/** A picture: kept ones first, since what an address names never changes. */
export const pictureOf = async ({ request, waitUntil }: Asked): Promise<Response> => {
  const since = departures;
  const known = await match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.status === 200 && isSmall(response)) {
    const copy = response.clone();
    waitUntil(keep(request, copy, since).then(withoutOldest));
  }
  return response;
};
