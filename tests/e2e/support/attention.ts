import type { Page } from '@playwright/test';

/** Somebody goes to another window. A browser without windows says of each page that it is in front: here it does not. */
export const looksAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => false });
    dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** And comes back. */
export const looksBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of ['visibilityState', 'hasFocus']) Reflect.deleteProperty(document, name);
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
