import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/* Files of a worker share what they import (`isolate: false` in vite.config.ts): each leaves it as it was. */

const { testPath } = expect.getState();
/** It mocks some, or asks for its own by the word in a comment, with the reason. */
const hasOwnModules =
  testPath !== undefined && /vi\.mock\(|@own-modules\b/.test(readFileSync(testPath, 'utf8'));

// What imports a module that is mocked has to be evaluated for this file, and for this file alone.
if (hasOwnModules) vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (hasOwnModules) vi.resetModules();
});
