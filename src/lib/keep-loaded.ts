import { registerServiceWorker } from './service-worker.ts';

/** Has the worker keep what this page has loaded so far, so that it opens without a connection. */
export const keepLoaded = async (): Promise<void> => {
  const { active } = await registerServiceWorker();
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
};
