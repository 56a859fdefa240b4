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
