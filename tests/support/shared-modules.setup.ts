import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/* Files of a worker share what they import (`isolate: false` in vite.config.ts): each leaves it as it was. */

const { testPath } = expect.getState();
const mocksModules = testPath !== undefined && readFileSync(testPath, 'utf8').includes('vi.mock(');

// What imports a module that is mocked has to be evaluated for this file, and for this file alone.
if (mocksModules) vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (mocksModules) vi.resetModules();
});
