import { threadId } from 'node:worker_threads';
import { afterEach, vi } from 'vitest';

// A second, the libraries' own, passes on a busy machine before what is waited for had its turn.
const PATIENCE = 10_000;
const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

// Nearly half of the files have no page: they need not load what draws one.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE });
  afterEach(cleanup);
}

/* Threads of one process share what tabs of one browser do: each file has a browser of its own. */
const ownName = (name: string) => `${threadId}:${name}`;
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(ownName(name));
  }
};
// Null in the DOM of tests, there in Node.
const { locks } = navigator as { locks: LockManager | null };
if (locks) {
  const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>;
  locks.request = ((name: string, ...rest: unknown[]) =>
    request(ownName(name), ...rest)) as LockManager['request'];
}
