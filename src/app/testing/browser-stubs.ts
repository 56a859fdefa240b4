import { vi } from 'vitest';

class Watching {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What the test's DOM has not: sizes, places in sight, media queries. Nothing ever changes. Ends with `vi.unstubAllGlobals`. */
export const stubLayout = (): void => {
  const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => query);
  vi.stubGlobal('IntersectionObserver', Watching);
  vi.stubGlobal('ResizeObserver', Watching);
};
