import { dropOlderBuilds, isShell, keepShell, shell } from './files.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

/** Asked for at once, while the one that is opened does not count yet. */
const isFirstPage = async ({ clients }: WorkerScope): Promise<boolean> =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 0;

const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/**
 * A page always comes from the server, so that a new version is there with the next one that is opened; without a
 * connection the kept page of the feed stands in its place.
 */
export const pageOf = async (scope: WorkerScope, event: FetchEvent): Promise<Response> => {
  const isFirst = isFirstPage(scope);
  try {
    const response = await fromNetwork(event);
    if (!response.ok) return response;
    if (isShell(new URL(event.request.url)) && !response.headers.has('content-location'))
      event.waitUntil(keepShell(response.clone()));
    // With the server there, this build's own files come; pages of older builds are closed.
    if (await isFirst) event.waitUntil(dropOlderBuilds());
    return response;
  } catch (error) {
    const kept = await shell();
    if (kept) return kept;
    throw error;
  }
};
