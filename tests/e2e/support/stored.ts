import type { Page, Response } from '@playwright/test';

/**
 * Waits until the server has what is done next, known by the path it goes to. A page shows it before, and another
 * page in its place would end the call.
 */
export const stored = (page: Page, path: RegExp): Promise<Response> =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() !== 'GET' && answer.ok() && path.test(new URL(answer.url()).pathname),
    { timeout: 60_000 },
  );

/** How many files of a table would survive a reload: the browser keeps them a moment after they are shown. */
export const filesKept = (page: Page, database: string, table: string): Promise<number> =>
  page.evaluate(
    async ([name = '', store = '']) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
      // One that is opened before there is any would be made without its tables.
      if ((await indexedDB.databases()).every((one) => one.name !== name)) return 0;
      const opened = await answer(indexedDB.open(name));
      const count = await answer(opened.transaction(store).objectStore(store).count());
      opened.close();
      return count;
    },
    [database, table],
  );
