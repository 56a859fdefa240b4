import type { Page } from 'playwright';

/** Scrolls down until `count` rows of a list are there. */
export const scrollUntil = async (page: Page, rows: string, count: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const name = `enough${count}`;
  await page.exposeFunction(name, () => resolve());
  await page.evaluate(
    ([selector, wanted, done]) => {
      const step = () => {
        if (document.querySelectorAll(selector).length >= wanted) {
          (window as unknown as Record<string, () => void>)[done]?.();
          return;
        }
        scrollBy({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        setTimeout(step, 300);
      };
      step();
    },
    [rows, count, name] as const,
  );
  await promise;
};

export const nodesOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.getElementsByTagName('*').length);
