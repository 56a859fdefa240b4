import { fetchShell, fileOf, isFile } from './files.ts';
import { isPicture, pictureOf } from './seen.ts';

/** What a page had loaded before the worker was there: it comes out of the browser's own cache. */
export const keepLoaded = async (addresses: readonly string[]): Promise<void> => {
  const work: Promise<unknown>[] = [];
  const waitUntil = (more: Promise<unknown>) => void work.push(more);
  await fetchShell();
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin) continue;
    const read = isFile(url) ? fileOf : isPicture(url) ? pictureOf : undefined;
    // One after another: whatever the page needs meanwhile comes first.
    await read?.({ request: new Request(url), waitUntil }).catch(() => undefined);
  }
  await Promise.all(work);
};
